import { lazy, Suspense, type ComponentType, type FunctionComponent, type LazyExoticComponent } from 'react'
import type { Options } from '../../engine/index.ts'
import type { GameFacts, Language } from '../../games/module.ts'
import type { MiniatureProps } from '../../protocol/miniature.ts'
import { useLanguage } from '../app/settings.ts'
import { factsOf, loadBox, loadMiniatures } from '../games.ts'
import { Lid } from './lid.tsx'
import './art.css'

type LidOf = FunctionComponent<{ language: Language; facts: GameFacts }>

const lids = new Map<string, LazyExoticComponent<LidOf>>()

/** A game's own box, if its folder has one. */
function lidOf(game: string): LazyExoticComponent<LidOf> {
  let found = lids.get(game)
  if (found === undefined) {
    found = lazy(async (): Promise<{ default: LidOf }> => ({
      default: (await loadBox(game).catch(() => undefined)) ?? Lid,
    }))
    lids.set(game, found)
  }
  return found
}

export function Art({ facts }: { facts: GameFacts }) {
  const Box = lidOf(facts.id)
  return (
    <Suspense>
      <Box language={useLanguage()} facts={facts} />
    </Suspense>
  )
}

const miniatures = new Map<string, LazyExoticComponent<ComponentType<MiniatureProps>>>()

function miniatureOf(game: string): LazyExoticComponent<ComponentType<MiniatureProps>> {
  let found = miniatures.get(game)
  if (found === undefined) {
    found = lazy(async (): Promise<{ default: ComponentType<MiniatureProps> }> => ({
      default: (await loadMiniatures(game).catch(() => undefined))?.Miniature ?? (() => undefined),
    }))
    miniatures.set(game, found)
  }
  return found
}

/** The map of a table alone. */
export function MapPicture({ game, roles, options }: { game: string; roles: number; options: Options }) {
  const Miniature = miniatureOf(game)
  return (
    <div className="table-picture" aria-hidden="true">
      <div className="table-picture-map">
        <Suspense>
          <Miniature language={useLanguage()} roles={roles} options={options} />
        </Suspense>
      </div>
    </div>
  )
}

/** The map of a table, on the lid of its box: where there is no drawing of the map, the box is seen. */
export function TablePicture({ game, roles, options }: { game: string; roles: number; options: Options }) {
  const language = useLanguage()
  const facts = factsOf(game)
  const Miniature = miniatureOf(game)
  return (
    <div className="table-picture" aria-hidden="true">
      {facts !== undefined && <Art facts={facts} />}
      <div className="table-picture-map">
        <Suspense>
          <Miniature language={language} roles={roles} options={options} />
        </Suspense>
      </div>
    </div>
  )
}
