export interface Mutant {
  readonly id: number
}
export function hashOf(...texts: (string | Uint8Array)[]): string
export function sampleOf<T extends Mutant>(mutants: readonly T[], size: number, seed: string): T[]
