/** Beyond any real game: what reaches them is counted apart, or stuck. */
export const LIMITS = { decisions: 200_000, rounds: 300 }
