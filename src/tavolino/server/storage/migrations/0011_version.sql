ALTER TABLE tables RENAME COLUMN seq TO version;
ALTER TABLE events RENAME COLUMN seq TO version;
