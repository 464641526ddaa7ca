import type { PanelProps } from '../../../protocol/board.ts'
import { ATTRIBUTES } from '../content/names.ts'
import { attributeOf } from '../rules/heroes/attributes.ts'
import { tableOf } from './cards-table.ts'
import { Attributes } from './cards-attributes.tsx'
import { playerCell } from '../rules/table/cells.ts'
import { NONE } from '../rules/table/state.ts'
import { FactionBoard } from './faction-board.tsx'
import { OwnCards } from './hand-cards.tsx'
import './hand.css'
import { Holdings } from './holdings.tsx'
import './sheet.css'

/** Everything of one player: panel, Hero, faction board, all cards. */
export function Sheet(props: PanelProps) {
  const { of, language } = props
  const player = playerCell.in(props.view.shared, of)
  if (player === undefined) return undefined
  const t = tableOf(props)
  const hero = t.content.heroes[player.hero]
  const faction = t.content.factions[player.faction]
  return (
    <section className="upp-sheet">
      <Holdings {...props} player={player} />
      {hero === undefined || faction === undefined ? undefined : (
        <div className="upp-sheet-hero">
          <div>
            <h3>{hero.name[language]}</h3>
            <p>{hero.text[language]}</p>
            <Attributes values={ATTRIBUTES.map((_, attribute) => attributeOf(t, of, attribute))} language={language} />
          </div>
          <div>
            <h3>{faction.name[language]}</h3>
            <p>{faction.text[language]}</p>
          </div>
        </div>
      )}
      {player.faction === NONE ? undefined : <FactionBoard board={props} of={of} />}
      <OwnCards board={props} of={of} isSheet />
    </section>
  )
}
