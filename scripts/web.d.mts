export function buildWeb(): boolean
