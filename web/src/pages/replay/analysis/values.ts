/** Values of moves as text. */

import { formatNumber, formatPercent } from "../../../i18n";

/** A value in its unit: “62 %”, “84.5”, “+0.3”. */
export function valueText(unit: string, value: number): string {
  if (unit === "chance") return formatPercent(value);
  if (unit === "points") return formatNumber(value, 1);
  return `${value > 0 ? "+" : ""}${formatNumber(value, 1)}`;
}
