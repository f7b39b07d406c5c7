/** The endpoints of the signed-in account. */

import { ask } from "./requests";

export const deleteMe = () => ask("DELETE /api/me");
export const EXPORT_URL = "/api/me/export";
export const makeAccount = (name: string, password: string) =>
  ask("POST /api/account", { body: { name, password } });
export const signIn = (name: string, password: string) =>
  ask("POST /api/signin", { body: { name, password } });
export const signOut = (everywhere: boolean) => ask("POST /api/signout", { body: { everywhere } });
export const changePassword = (old: string, fresh: string) =>
  ask("POST /api/password", { body: { old, new: fresh } });
export const getTokens = () => ask("GET /api/me/tokens");
export const makeToken = (label: string) => ask("POST /api/me/tokens", { body: { label } });
export const revokeToken = (id: string) => ask("DELETE /api/me/tokens/{id}", { path: { id } });
export const makeFriendLink = () => ask("POST /api/me/friend-link");
export const revokeFriendLink = () => ask("DELETE /api/me/friend-link");
