/** Names stand without article; only an adjective in them shows the dative. */
export const dative = (names: string): string => names.replace(/\b(\w+ische) (?=\w)/g, '$1r ')
