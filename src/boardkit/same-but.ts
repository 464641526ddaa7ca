/**
 * Whether nothing has changed but these: for what is drawn of many and would be worked out anew for each. The others have to
 * tell all that is read of what is left out.
 */
export const sameBut =
  <P extends object>(...but: (keyof P)[]) =>
  (before: P, now: P): boolean =>
    (Object.keys(now) as (keyof P)[]).every((name) => but.includes(name) || Object.is(before[name], now[name]))
