import type { ReactNode } from 'react'
import type { Language } from '../../../../protocol/board.ts'
import cards from '../../content/cards.json' with { type: 'json' }
import glyphs from '../../content/glyphs.json' with { type: 'json' }
import { BLANK, SHIELD, SKULL } from '../../rules/table/dice.ts'
import { MARKERS } from '../../rules/table/state.ts'
import { D20, Dice } from '../dice.tsx'
import { Icon } from '../icon.tsx'
import { Marker, Pegs } from '../pegs.tsx'
import { STRINGS } from '../strings.ts'
import { Ground, type Standing, type Tile } from './ground.tsx'
import type { PartId } from './words.ts'

/* The pictures of "the game in two minutes", from what lies on the table. */

interface PictureProps {
  readonly language: Language
  readonly label: string
}

const FIELD: readonly Tile[] = [
  [0, 0, 3, 'rock'],
  [1, 0, 4, 'rock'],
  [2, 0, 2, 'grass'],
  [3, 0, 1, 'grass'],
  [4, 0, 3, 'grass'],
  [5, 0, 4, 'rock'],
  [0, 1, 3, 'grass'],
  [1, 1, 2, 'grass'],
  [2, 1, 1, 'water'],
  [3, 1, 1, 'water'],
  [4, 1, 2, 'grass'],
  [5, 1, 2, 'sand'],
  [0, 2, 2, 'sand'],
  [1, 2, 1, 'sand'],
  [2, 2, 1, 'grass'],
  [3, 2, 1, 'water'],
  [4, 2, 1, 'sand'],
  [5, 2, 2, 'grass'],
]
const ARMIES: readonly Standing[] = [
  [1, 0, 0, 'syvarris'],
  [0, 1, 0, 'finn'],
  [1, 2, 0, 'krav-maga-agents'],
  [5, 0, 1, 'deathwalker-9000'],
  [4, 1, 1, 'izumi-samurai'],
  [5, 2, 1, 'mimring'],
]
const UPHILL: readonly Tile[] = [
  [0, 0, 2, 'grass'],
  [1, 0, 2, 'grass'],
  [2, 0, 3, 'grass'],
  [3, 0, 3, 'rock'],
  [4, 0, 5, 'rock'],
  [0, 1, 1, 'grass'],
  [1, 1, 1, 'grass', '1'],
  [2, 1, 2, 'grass', '3'],
  [3, 1, 4, 'rock', '6'],
  [4, 1, 4, 'rock'],
  [0, 2, 1, 'sand'],
  [1, 2, 1, 'water'],
  [2, 2, 1, 'water'],
  [3, 2, 1, 'grass'],
  [4, 2, 2, 'grass'],
]
const WALKER: readonly Standing[] = [[0, 1, 0, 'krav-maga-agents']]
const SLOPE: readonly Tile[] = [
  [0, 0, 4, 'rock'],
  [1, 0, 3, 'grass'],
  [2, 0, 2, 'grass'],
  [3, 0, 1, 'grass'],
  [0, 1, 4, 'rock'],
  [1, 1, 2, 'grass'],
  [2, 1, 1, 'sand'],
  [3, 1, 1, 'grass'],
]
const SHOOTING: readonly Standing[] = [
  [0, 1, 0, 'syvarris'],
  [3, 1, 1, 'airborne-elite'],
]

const VALUES = ['life', 'move', 'range', 'attack', 'defense'] as const
const FINN = cards.find(({ id }) => id === 'finn')!

function CardPicture({ language, label }: PictureProps) {
  const s = STRINGS[language]
  return (
    <div className={`hs-book-card hs-${FINN.general}`} role="img" aria-label={label}>
      <b>
        <Icon name="finn" /> {FINN.name[language]}
        <span className="hs-book-points">{FINN.master.points}</span>
      </b>
      <dl>
        {VALUES.map((value) => (
          <div key={value}>
            <dt>
              <Icon name={value} /> {s[value]}
            </dt>
            <dd>{FINN.master[value]}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

const Row = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="hs-book-row" role="img" aria-label={label}>
    {children}
  </div>
)

function Glyphs() {
  return glyphs.slice(0, 5).map(({ id, letter }) => (
    <svg key={id} className="hs-book-glyph" viewBox="-22 -22 44 44" aria-hidden="true">
      <polygon points="0,-20 17.3,-10 17.3,10 0,20 -17.3,10 -17.3,-10" />
      <text y="7">{letter}</text>
    </svg>
  ))
}

function Turn({ language, label }: PictureProps) {
  return (
    <Row label={label}>
      <Marker marker={0} language={language} />
      <span aria-hidden="true">→</span>
      <Icon name="move" className="hs-book-large" />
      <span aria-hidden="true">→</span>
      <Icon name="attack" className="hs-book-large" />
    </Row>
  )
}

function Attack({ language, label }: PictureProps) {
  const s = STRINGS[language]
  return (
    <>
      <Ground tiles={SLOPE} figures={SHOOTING} label={label} isAiming />
      <div className="hs-book-row">
        <Dice faces={[SKULL, SKULL, BLANK, SKULL]} counted={SKULL} language={language} isRolling={false} />
        <Dice faces={[SHIELD, SKULL]} counted={SHIELD} language={language} isRolling={false} />
      </div>
      <small className="soft">{`${s.skulls(3)} − ${s.shields(1)} = ${s.woundsDealt(2)}`}</small>
    </>
  )
}

export function Picture({ part, language, label }: PictureProps & { part: PartId }) {
  switch (part) {
    case 'goal':
      return <Ground tiles={FIELD} figures={ARMIES} label={label} />
    case 'card':
      return <CardPicture language={language} label={label} />
    case 'round':
      return (
        <Row label={label}>
          {Array.from({ length: MARKERS }, (_, marker) => (
            <Marker key={marker} marker={marker} language={language} />
          ))}
          <D20 value={17} isRolling={false} />
        </Row>
      )
    case 'turn':
      return <Turn language={language} label={label} />
    case 'moving':
      return <Ground tiles={UPHILL} figures={WALKER} label={label} />
    case 'attack':
      return <Attack language={language} label={label} />
    case 'fallen':
      return (
        <Row label={label}>
          <Icon name="finn" className="hs-book-large" />
          <Pegs full={2} of={FINN.master.life} isLife label={STRINGS[language].wounds(2, FINN.master.life)} />
          <Glyphs />
        </Row>
      )
  }
}
