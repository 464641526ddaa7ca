/** What a bot cares for, in victory points. What was tried with these numbers is in docs/bots.md. */
export interface Weights {
  /** A region by lands possessed: between what it scores (IM-SCO-05, IM-SCO-06) lies what it may become. */
  readonly region: readonly number[]
  /** The chance to keep a land for a round that nobody can attack; twice the risk beside an enemy of the same strength. */
  readonly safe: number
  readonly risk: number
  /** How much one army more or less changes that risk. */
  readonly steepness: number
  /** How much the armies count that stand beside the strongest neighbour: they whittle a land down one after the other. */
  readonly crowd: number
  /** The chance to keep a land for a round, whatever will stand there. */
  readonly usual: number
  /** An army wherever it stands, and the share of an attack to come that its place is worth. */
  readonly army: number
  readonly potential: number
  /** A point that all others lose together, and how many points of lead count for all of it. */
  readonly harm: number
  readonly lead: number
  /** An enemy army that a fight wears down. */
  readonly worn: number
  /** A land card; it is worth more to somebody who has fewer than action spaces. */
  readonly landCard: number
  readonly scarceLandCard: number
  readonly enoughLandCards: number
  /** A conflict card: used up, kept for a good occasion, or of no use but against. */
  readonly conflictCard: number
  readonly drawnCard: number
  readonly idleCard: number
  readonly marker: number
  /** What a land card could do elsewhere in the round. */
  readonly landCardUse: number
  /** Attacks that bring less are left to the moment. */
  readonly least: number
  /** Gold and energy: what a round needs, what the next ones will, and more than that. */
  readonly needed: number
  readonly soon: number
  readonly plenty: number
  /** Gold against energy. */
  readonly gold: number
  /** Rounds of saving that are worth it. */
  readonly saving: number
  /** Buildings and magic against all the rest, and a way into the other world. */
  readonly building: number
  readonly magic: number
  readonly way: number
  /** Income comes before everything that it may pay for. */
  readonly incomeFirst: number
  /** Cards of endangered lands are played before they are lost. */
  readonly hurry: number
  /**
   * Within a round: how much sooner or later something is done than what brings as much. Behind a hundred it waits for cards that
   * bring nothing but time.
   */
  readonly lateAttack: number
  readonly lateBuilding: number
  /** Plans that are worth nearly as much are as good: chance decides. */
  readonly mixing: number
  /** The start round: a land card at once, a conflict card kept, income, own neighbours, dangerous ones. */
  readonly cardThere: number
  readonly conflictCardKept: number
  readonly income: number
  readonly neighbour: number
  readonly danger: number
}

export const usual: Weights = {
  region: [0, 0.2, 0.8, 2, 2.3, 3.2],
  safe: 0.97,
  risk: 0.2,
  steepness: 0.5,
  crowd: 0.3,
  usual: 0.85,
  army: 0.08,
  potential: 0.3,
  harm: 0.35,
  lead: 8,
  worn: 0.15,
  landCard: 0.3,
  scarceLandCard: 0.7,
  enoughLandCards: 8,
  conflictCard: 0.2,
  drawnCard: 0.35,
  idleCard: 0.02,
  marker: 0.15,
  landCardUse: 0.08,
  least: 0.25,
  needed: 0.4,
  soon: 0.2,
  plenty: 0.03,
  gold: 1,
  saving: 3,
  building: 1,
  magic: 1,
  way: 0,
  incomeFirst: 5,
  hurry: 0.6,
  lateAttack: 110,
  lateBuilding: 3,
  mixing: 0.5,
  cardThere: 3,
  conflictCardKept: 0.8,
  income: 0.3,
  neighbour: 0.35,
  danger: 0.12,
}

/** Somebody with a will of its own; names and sentences stand in `facts.ts`. */
const character = (change: Partial<Weights>): Weights => ({ ...usual, ...change })

export const characters = {
  raider: character({ harm: 0.7, worn: 0.3, least: 0, risk: 0.1, building: 0.85, marker: 1 }),
  builder: character({ building: 1.35, region: [0, 0.3, 1, 2.3, 2.7, 3.8], harm: 0.15, least: 0.6, risk: 0.3 }),
  hoarder: character({ magic: 1.4, drawnCard: 0.9, soon: 0.3, plenty: 0.12, saving: 5 }),
  wanderer: character({ way: 1.2, potential: 0.5, building: 1.05, marker: 0.4 }),
} satisfies Record<string, Weights>
