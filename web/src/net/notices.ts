/** The endpoints of notices and holidays. */

import type { AddSubscription, ChangeNotices } from "../protocol";
import { ask } from "./requests";

export const getNotices = () => ask("GET /api/me/notices");
export const changeNotices = (body: ChangeNotices) => ask("PATCH /api/me/notices", { body });
export const setMailAddress = (mail: string) =>
  ask("PUT /api/me/notices/mail", { body: { address: mail } });
export const removeMailAddress = () => ask("DELETE /api/me/notices/mail");
export const addSubscription = (body: AddSubscription) =>
  ask("POST /api/me/notices/push", { body });
export const removeSubscription = (id: string) =>
  ask("DELETE /api/me/notices/push/{id}", { path: { id } });
export const makeFeed = () => ask("POST /api/me/notices/feed");
export const revokeFeed = () => ask("DELETE /api/me/notices/feed");
export const addHoliday = (first: string, last: string) =>
  ask("POST /api/me/holidays", { body: { first, last } });
export const removeHoliday = (first: string) =>
  ask("DELETE /api/me/holidays/{first}", { path: { first } });
export const confirmAddress = (token: string) =>
  ask("POST /api/notices/confirm/{token}", { path: { token } });
export const stopNotices = (token: string) =>
  ask("POST /api/notices/stop/{token}", { path: { token } });
