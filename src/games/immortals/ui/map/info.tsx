import '../../../../boardkit/drawing/sides.css'
import type { BoardProps } from '../../../../protocol/board.ts'
import { landCardOf } from '../../content/cards.ts'
import { nameOf, REGION_IDS, SHRINE, twinOf, worldOf, type BuildingId } from '../../content/names.ts'
import { about, aboutOf } from '../about.ts'
import { BOARD_STRINGS } from '../board-strings.ts'
import { contentOf, holderOf, landIn, NONE } from '../cells.ts'
import { lookOf } from '../colours.ts'
import { Icon } from '../icon.tsx'
import { GROUNDS } from './palette.ts'
import { regionIcon } from './labels.tsx'

type Seen = Pick<BoardProps, 'language' | 'content' | 'view' | 'nameOf'>

/** A land with its world: names alone are in both. */
export function landTitle(board: Seen, land: number): string {
  const { landNames } = contentOf(board).map
  return `${landNames[nameOf(land)][board.language]} · ${BOARD_STRINGS[board.language].worlds[worldOf(land)]}`
}

function standing(board: Seen, land: number): string {
  const s = BOARD_STRINGS[board.language]
  const { possessor, armies } = landIn(board.view, land)
  return possessor === NONE ? s.unoccupied : s.of(s.armies(armies), board.nameOf(possessor))
}

interface Thing {
  readonly id: BuildingId
  readonly words: string
}

function thingsIn(board: Seen, land: number): Thing[] {
  const s = BOARD_STRINGS[board.language]
  const { building, hasPortal } = landIn(board.view, land)
  const list: Thing[] = []
  if (building !== NONE)
    list.push(building === SHRINE ? { id: 'shrine', words: s.shrine } : { id: 'capital', words: s.capital })
  if (hasPortal) list.push({ id: 'portal', words: s.portal(landTitle(board, twinOf(land))) })
  if (landIn(board.view, twinOf(land)).hasPortal) list.push({ id: 'portal', words: s.twinPortal })
  return list
}

const regionName = (board: Seen, land: number): string => {
  const { regionNames, regionOf } = contentOf(board).map
  return regionNames[regionOf[nameOf(land)]][board.language]
}

/** A land for ears: where, whose, what it brings, what stands there. */
export function landWords(board: Seen, land: number): string {
  const s = BOARD_STRINGS[board.language]
  const { gold, energy } = contentOf(board).map
  return [
    landTitle(board, land),
    regionName(board, land),
    standing(board, land),
    ...thingsIn(board, land).map(({ words }) => words),
    s.income(gold[land], energy[land]),
  ].join('. ')
}

/** Everything about a land, for eyes. */
export function LandInfo({ board, land, isShort = false }: { board: BoardProps; land: number; isShort?: boolean }) {
  const s = BOARD_STRINGS[board.language]
  const { map, components } = contentOf(board)
  const { possessor } = landIn(board.view, land)
  const holder = holderOf(board.view, nameOf(land))
  const region = map.regionOf[nameOf(land)]
  const ground = GROUNDS[worldOf(land)][map.regionColours[region]]
  return (
    <div className="im-info">
      <h2>{map.landNames[nameOf(land)][board.language]}</h2>
      <p className="soft" {...about(`region:${REGION_IDS[region]}`)}>
        <span className="bk-dot" style={{ background: ground.tones[0], color: ground.sign }}>
          <Icon name={regionIcon(region)} />
        </span>
        {regionName(board, land)} · {s.worlds[worldOf(land)]}
      </p>
      <p {...about('unit:army')}>
        {possessor === NONE ? undefined : (
          <span
            className="bk-dot"
            style={{
              background: lookOf(components.colours, possessor).fill,
              color: lookOf(components.colours, possessor).on,
            }}
          >
            <Icon name={lookOf(components.colours, possessor).emblem} />
          </span>
        )}
        {standing(board, land)}
      </p>
      <p {...about('number:income')}>{s.income(map.gold[land], map.energy[land])}</p>
      {thingsIn(board, land).map(({ id, words }) => (
        <p key={words} {...about(`building:${id}`)}>
          {words}
          {isShort ? undefined : <small className="soft im-thing">{aboutOf(`building:${id}`, board)?.text}</small>}
        </p>
      ))}
      <p {...about(`card:${landCardOf(nameOf(land))}`)}>
        {holder === NONE ? s.landCardFree : s.landCardOf(board.nameOf(holder))}
      </p>
      {isShort ? undefined : (
        <>
          <p className="soft" {...about('way:neighbours')}>
            {s.neighbours}: {map.adjacent[land].map((other) => map.landNames[nameOf(other)][board.language]).join(', ')}
          </p>
          <p className="soft im-story">{map.landTexts[nameOf(land)][board.language]}</p>
        </>
      )}
    </div>
  )
}
