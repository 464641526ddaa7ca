import { RuleLink } from '../../../../boardkit/papers/rule-link.tsx'
import type { BookProps } from '../../../../protocol/board.ts'
import tiles from '../../content/tiles.json' with { type: 'json' }
import { fixedAbout } from '../about/fixed.ts'
import { partsOf } from '../goal/turn.ts'
import { Icon } from '../icon.tsx'
import { CardTable, GlyphTable, ScenarioTable } from './reference-tables.tsx'
import { REFERENCE, type Line } from './reference-words.ts'
import './reference.css'

const VALUES = ['life', 'move', 'range', 'attack', 'defense', 'height'] as const

/** One page: the turn, moving, attacking, values, cards, glyphs, scenarios. */
export function Reference(props: BookProps) {
  const s = REFERENCE[props.language]
  const { skull, shield, blank } = tiles.combatDie
  return (
    <div className="hs-ref">
      <div className="hs-ref-columns">
        <Parts {...props} title={s.master} isBasic={false} />
        <Parts {...props} title={s.basic} isBasic />
        <Lines {...props} title={s.otherwise} lines={s.otherwiseLines} />
        <Lines {...props} title={s.moving} lines={s.movingLines} />
        <Lines {...props} title={s.attacking} lines={s.attackingLines} />
        <Values {...props} />
      </div>
      <p className="hs-ref-dice">{s.dice(skull, shield, blank)}</p>
      <CardTable language={props.language} />
      <div className="hs-ref-columns">
        <GlyphTable language={props.language} />
        <ScenarioTable language={props.language} />
      </div>
    </div>
  )
}

function Parts({ title, isBasic, language, openRule }: BookProps & { title: string; isBasic: boolean }) {
  return (
    <section>
      <h3>{title}</h3>
      <ol>
        {partsOf(isBasic, language).map(({ name, text, rule }) => (
          <li key={name}>
            <b>{name}.</b> {text} <RuleLink rule={rule} board={{ language, openRule }} isSign />
          </li>
        ))}
      </ol>
    </section>
  )
}

function Lines({ title, lines, language, openRule }: BookProps & { title: string; lines: readonly Line[] }) {
  return (
    <section>
      <h3>{title}</h3>
      <dl>
        {lines.map(([what, how, rule]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>
              {how} <RuleLink rule={rule} board={{ language, openRule }} isSign />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** The signs on the cards, in the words with which they explain themselves at the table. */
function Values({ language, openRule }: BookProps) {
  return (
    <section>
      <h3>{REFERENCE[language].values}</h3>
      <dl>
        {VALUES.map((value) => {
          const { name, text, rule } = fixedAbout(`icon:${value}`, language, false)
          return (
            <div key={value}>
              <dt>
                <Icon name={value} /> {name}
              </dt>
              <dd>
                {text} <RuleLink rule={rule} board={{ language, openRule }} isSign />
              </dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}
