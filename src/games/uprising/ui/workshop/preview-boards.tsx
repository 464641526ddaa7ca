import { useState } from 'react'
import { Die } from '../../../../boardkit/dice/dice.tsx'
import { Button } from '../../../../boardkit/papers/button.tsx'
import { DIRECTIONS } from '../../../../kit/hex.ts'
import type { Content, Faction } from '../../content/content.ts'
import type { Hex } from '../../content/cards.ts'
import { RESOURCES, TERRAINS, UNIT_CLASSES, UNIT_RANKS } from '../../content/names.ts'
import { RuleText } from '../cards-text.tsx'
import { FactionFace } from '../cards.tsx'
import { dieFaces, DiceRow, dieWords } from '../dice.tsx'
import { Prices } from '../prices.tsx'
import { Icon } from '../icon.tsx'
import type { IconName } from '../icons.ts'
import { turned } from '../map/geometry.ts'
import { Face, Ridges, TileDefinitions, Yields } from '../map/tile.tsx'
import { useShop } from './frame.tsx'
import { Sign } from '../../../../boardkit/workshop/signs.tsx'

/** The tile face-up, turned as it may lie, and its text. */
export function TilePreview({ hex }: { hex: Hex }) {
  const { t, language, content } = useShop()
  const [rotation, setRotation] = useState(0)
  const terrain = content.boards.terrains.find(({ id }) => id === TERRAINS[hex.terrain])
  const facts = [terrain?.name[language], hex.alignment === 'none' ? undefined : t.words[hex.alignment]]
  return (
    <figure className="upw-tile">
      <svg viewBox="-104 -110 208 222" role="img" aria-label={hex.name[language]}>
        <defs>
          <TileDefinitions />
        </defs>
        <Face hex={hex} />
        <Ridges edges={turned(hex.edges, rotation)} />
        <Yields hex={hex} vpSign={`${hex.vp} ${t.fields['vp']}`} />
        <text y={62} className="upw-tile-name">
          {hex.name[language]}
        </text>
      </svg>
      {hex.edges !== 0 && (
        <Button
          look="small"
          sign={<Sign name="turn" />}
          text={t.turn}
          onClick={() => setRotation((rotation + 1) % DIRECTIONS)}
        />
      )}
      <figcaption>
        <strong>{hex.name[language]}</strong>
        <small>
          {[...facts, hex.hasX ? t.fields['x'] : undefined, hex.isAdvanced ? t.fields['advanced'] : undefined]
            .filter((fact) => fact !== undefined)
            .join(' · ')}
        </small>
        <p>
          <RuleText text={hex.text[language]} />
        </p>
      </figcaption>
    </figure>
  )
}

const FACES = [0, 1, 2, 3, 4, 5]

/** The six faces of a die. */
export function DiePreview({ content, colour }: { content: Content; colour: number }) {
  const { language } = useShop()
  return (
    <div className="upw-die-preview">
      <h3>{content.dice[colour].name[language]}</h3>
      <ul>
        {FACES.map((face) => (
          <li key={face} title={dieWords(content, colour, face, language)}>
            <Die {...dieFaces(content, colour, face)} />
            <span className="sr">{dieWords(content, colour, face, language)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A faction's board: what its Units cost and roll, and what it produces. */
export function FactionPreview({ content, faction }: { content: Content; faction: Faction }) {
  const { t, language } = useShop()
  return (
    <FactionFace
      faction={faction.index}
      name={faction.name[language]}
      line={faction.heroes.map((hero) => content.heroes[hero].name[language]).join(' · ')}
      className="upp-large upw-faction"
    >
      <p className="upp-story">{faction.text[language]}</p>
      <ul>
        {content.units
          .filter((unit) => unit.faction === faction.index)
          .map((unit) => (
            <li key={unit.id}>
              <Icon name={unit.id as IconName} />
              <span>
                <b>{unit.name[language]}</b>{' '}
                <small>
                  {t.words[UNIT_CLASSES[unit.class]]}, {t.words[UNIT_RANKS[unit.rank]]} · {unit.count} ×
                </small>
              </span>
              <DiceRow content={content} dice={[unit.die]} language={language} className="bk-small" />
              <Prices prices={unit.prices} language={language} />
            </li>
          ))}
      </ul>
      <Production rows={faction.production} />
      <p>
        {t.fields['haven']}: <b>{faction.haven}</b>
      </p>
    </FactionFace>
  )
}

/** What a faction produces, by the number of its Havens. */
function Production({ rows }: { rows: Faction['production'] }) {
  const { t } = useShop()
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">
            <Icon name="haven" label={t.havens(2)} />
          </th>
          {RESOURCES.map((resource) => (
            <th key={resource} scope="col">
              <Icon name={resource} label={t.fields[resource]} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, havens) => (
          <tr key={havens}>
            <th scope="row">{havens}</th>
            {row.map((n, at) => (
              <td key={at}>{n}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
