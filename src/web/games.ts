import type { GameFacts } from '../games/module.ts'
import type { ComponentType, FunctionComponent } from 'react'
import type { EmblemProps, GameMiniatures, MiniatureProps } from '../protocol/miniature.ts'
import type {
  BoardProps,
  BookProps,
  GameBook,
  GameUi,
  GameWorkshop,
  Language,
  PanelProps,
  StageProps,
  WorkshopProps,
} from '../protocol/board.ts'

/** What a game's `ui/index.ts` holds, with the props each part gets. */
export interface Ui extends Omit<GameUi<ComponentType<BoardProps>>, 'Panel' | 'Sheet' | 'Stage'> {
  readonly Panel?: ComponentType<PanelProps>
  readonly Sheet?: ComponentType<PanelProps>
  readonly Stage?: ComponentType<StageProps>
}

export type Miniatures = GameMiniatures<ComponentType<MiniatureProps>, ComponentType<EmblemProps>>

export type DrawnBook = GameBook<ComponentType<BookProps>>

type Loaded = { default: GameUi<never> }

// A game is a folder: whatever has a `ui` is found, and fetched only when it is played.
const boards = import.meta.glob<Loaded>('../games/*/ui/index.{ts,tsx}')
const boxes = import.meta.glob<Record<string, FunctionComponent<{ language: Language }>>>('../games/*/ui/box.tsx')
const workshops = import.meta.glob<{ default: GameWorkshop<ComponentType<WorkshopProps>> }>(
  '../games/*/ui/workshop/index.ts',
)
const drawnBooks = import.meta.glob<{ default: DrawnBook }>('../games/*/ui/book/index.tsx')
const miniatures = import.meta.glob<{ default: Miniatures }>('../games/*/ui/miniature.tsx')
const facts = import.meta.glob<GameFacts>('../games/*/facts.ts', { import: 'facts', eager: true })
const rulebooks = import.meta.glob<string>('../games/*/rules.*.md', { query: '?url', import: 'default', eager: true })

const of = <T>(found: Record<string, T>, start: string): T | undefined => {
  const path = Object.keys(found).find((name) => name.startsWith(start))
  return path === undefined ? undefined : found[path]
}

/** The board of a game, or `undefined`: then it is played as a list. */
export async function loadUi(game: string): Promise<Ui | undefined> {
  const load = of(boards, `../games/${game}/ui/index.`)
  return load === undefined ? undefined : ((await load()).default as unknown as Ui)
}

export async function loadBox(game: string): Promise<FunctionComponent<{ language: Language }> | undefined> {
  const load = of(boxes, `../games/${game}/ui/box.`)
  if (load === undefined) return undefined
  const found = await load()
  return found['Box'] ?? found['default']
}

/** The drawn pages of its rules, or `undefined`: then there are only words. */
export async function loadGameBook(game: string): Promise<DrawnBook | undefined> {
  return (await of(drawnBooks, `../games/${game}/ui/book/`)?.())?.default
}

/** Small pictures of its tables, or `undefined`: then its box stands for them. */
export async function loadMiniatures(game: string): Promise<Miniatures | undefined> {
  return (await of(miniatures, `../games/${game}/ui/miniature.`)?.())?.default
}

export async function loadWorkshop(game: string): Promise<ComponentType<WorkshopProps> | undefined> {
  return (await of(workshops, `../games/${game}/ui/workshop/`)?.())?.default.Workshop
}

/** Of every game that has a box, whether it can be played yet or not. */
export const allFacts: readonly GameFacts[] = Object.values(facts)

export const factsOf = (game: string): GameFacts | undefined => of(facts, `../games/${game}/facts.`)

export const rulebookOf = (game: string, language: Language): string | undefined =>
  of(rulebooks, `../games/${game}/rules.${language}.`)
