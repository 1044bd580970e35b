/** Records that we bring (docs/server.md). */

import { ApiError, ask } from "$lib/api";

import type { BroughtRecord, TableInfo } from "../wire";

/** No record is longer, in letters. */
export const LONGEST = 60_000;

/** The table that the record has become. What is far too large is not even sent. */
export async function bring(record: string): Promise<TableInfo> {
  if (record.length > LONGEST) {
    throw new ApiError({ code: "too_large", reason: "record_large", message: `a record has at most ${LONGEST} letters` });
  }
  return ask<TableInfo>("POST", "/records", { record });
}

/** The text of a file; one that is far too large is not even read. */
export async function read(file: File): Promise<string> {
  return file.size > 4 * LONGEST ? " ".repeat(LONGEST + 1) : file.text();
}

export const mine = () => ask<BroughtRecord[]>("GET", "/me/records");
export const remove = (table: string) => ask<null>("DELETE", `/me/records/${encodeURIComponent(table)}`);
