/** Pictures of the map, drawn with its own tiles and figures. */
import type { ReactNode } from 'react'
import { centre } from '../../../../kit/hex.ts'
import type { Content } from '../../content/content.ts'
import type { HexId, HordeId, LegionId, UnitId } from '../../content/names.ts'
import { HORDE_IDS, LEGION_IDS } from '../../content/names.ts'
import { FACE_DOWN, FACE_DOWN_TOWER, IN_PLAY, NONE } from '../../rules/table/state.ts'
import { lookOfFaction } from '../colours.ts'
import {
  CardFigure,
  CurseArt,
  CurseSign,
  GarrisonFigure,
  HavenFigure,
  HeroFigure,
  SkeletonFigure,
  TargetSign,
  UnitFigure,
} from '../map/figures.tsx'
import { hexPath, R } from '../map/geometry.ts'
import { Back, Face, Ice } from '../map/tile.tsx'

const KROWH = lookOfFaction(0)
const DUERKHAR = lookOfFaction(1)

function At({ q, r, children }: { q: number; r: number; children: ReactNode }) {
  const { x, y } = centre({ q, r }, R)
  return <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>{children}</g>
}

const Put = ({ x = 0, y = 0, size = 1, children }: { x?: number; y?: number; size?: number; children: ReactNode }) => (
  <g transform={`translate(${x} ${y}) scale(${size})`}>{children}</g>
)

function Tile({ content, id }: { content: Content; id: HexId }) {
  const hex = content.cards.second.hexes.find((one) => one.id === id)
  return hex === undefined ? undefined : <Face hex={hex} />
}

function Card({ content, id, tokens }: { content: Content; id: LegionId | HordeId; tokens: number }) {
  const card = [...LEGION_IDS, ...HORDE_IDS].indexOf(id)
  const { initiative, maxThreat } = content.cards.second.nemesis[card]
  const cell = { card, fate: IN_PLAY, at: 0, threat: 4, tokens, target: NONE }
  return <CardFigure cell={cell} initiative={initiative} maxThreat={maxThreat} />
}

function Unit({ content, id, count = 1 }: { content: Content; id: UnitId; count?: number }) {
  const unit = content.units.find((one) => one.id === id)
  return unit === undefined ? undefined : <UnitFigure unit={unit} look={lookOfFaction(unit.faction)} count={count} />
}

const ICE: readonly (readonly [q: number, r: number, region: number])[] = [
  [-2, -1, 2],
  [2, -2, 0],
  [3, -1, 0],
  [-3, 1, 2],
  [-2, 2, 2],
  [2, 1, 1],
  [-2, 0, 2],
  [2, 0, 0],
]
const BACKS: readonly (readonly [q: number, r: number])[] = [
  [0, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
]

/** Chaos in the ice, a Garrison by the Capital. */
const Enemies = ({ content }: { content: Content }) => (
  <>
    <At q={-1} r={-1}>
      <Ice space={9} region={2} />
      <CurseArt path={hexPath(100)} />
      <Put size={1.7}>
        <Card content={content} id="bloodwyrm" tokens={1} />
      </Put>
    </At>
    <At q={2} r={-1}>
      <Tile content={content} id="shadowdawn" />
      <Put size={1.7}>
        <SkeletonFigure count={2} />
      </Put>
    </At>
    <At q={-1} r={0}>
      <Tile content={content} id="dunkelholm" />
    </At>
    <At q={1} r={0}>
      <Tile content={content} id="trollward" />
      <Put size={1.7}>
        <GarrisonFigure level={1} />
      </Put>
    </At>
  </>
)

/** Two homes with their Havens. */
const Peoples = ({ content }: { content: Content }) => (
  <>
    <At q={-2} r={1}>
      <Tile content={content} id="pak-glandris" />
      <Put y={-14} size={1.3}>
        <HavenFigure look={KROWH} hasWall={false} hasTower={false} />
      </Put>
      <Put x={-34} y={44} size={1.2}>
        <Unit content={content} id="tribesmen" count={3} />
      </Put>
      <Put x={34} y={38} size={1.2}>
        <HeroFigure look={KROWH} isActive={false} />
      </Put>
    </At>
    <At q={0} r={1}>
      <Tile content={content} id="khatrak-kautil" />
      <Put y={-14} size={1.3}>
        <HavenFigure look={DUERKHAR} hasWall hasTower />
      </Put>
      <Put x={34} y={40} size={1.2}>
        <HeroFigure look={DUERKHAR} isActive={false} />
      </Put>
    </At>
  </>
)

/** The land with everybody in it. */
export function LandPicture({ content }: { content: Content }) {
  return (
    <svg viewBox="-440 -232 880 464" aria-hidden="true">
      {ICE.map(([q, r, region], i) => (
        <At key={i} q={q} r={r}>
          <Ice space={i} region={region} />
        </At>
      ))}
      {BACKS.map(([q, r], i) => (
        <At key={i} q={q} r={r}>
          <Back tile={i === 3 ? FACE_DOWN_TOWER : FACE_DOWN} />
        </At>
      ))}
      <Enemies content={content} />
      <Peoples content={content} />
      <At q={0} r={0}>
        <Tile content={content} id="capital" />
        <Put y={26} size={1.8}>
          <GarrisonFigure level={3} />
        </Put>
      </At>
    </svg>
  )
}

const Arrow = ({ x, y = 0 }: { x: number; y?: number }) => (
  <g transform={`translate(${x} ${y})`} className="upp-book-arrow">
    <path d="M-38 0H18" />
    <path d="M12 -20L44 0L12 20Z" className="upp-book-head" />
  </g>
)

/** One hex in three states. */
export function ExplorePicture({ content }: { content: Content }) {
  return (
    <svg viewBox="-440 -122 880 244" aria-hidden="true">
      <Put x={-330}>
        <Back tile={FACE_DOWN} />
        <Put y={4} size={2}>
          <HeroFigure look={KROWH} isActive />
        </Put>
      </Put>
      <Arrow x={-168} />
      <Tile content={content} id="dunkelholm" />
      <Put x={42} y={-18} size={1.6}>
        <GarrisonFigure level={1} />
      </Put>
      <Put x={-38} y={-26} size={1.4}>
        <Unit content={content} id="vargs" count={2} />
      </Put>
      <Put x={-14} y={36} size={1.4}>
        <Unit content={content} id="tribesmen" count={3} />
      </Put>
      <Arrow x={164} />
      <Put x={330}>
        <Tile content={content} id="dunkelholm" />
        <Put y={-8} size={1.6}>
          <HavenFigure look={KROWH} hasWall={false} hasTower={false} />
        </Put>
        <Put x={44} y={46} size={1.3}>
          <HeroFigure look={KROWH} isActive={false} />
        </Put>
      </Put>
    </svg>
  )
}

/** A Legion with what it leaves and what it is after; a Horde with its Curse. */
export function NemesisPicture({ content }: { content: Content }) {
  return (
    <svg viewBox="-440 -122 880 244" aria-hidden="true">
      <Put x={-348}>
        <Tile content={content} id="raufrost" />
        <Put y={0} size={1.8}>
          <GarrisonFigure level={1} />
        </Put>
      </Put>
      <Put x={-174}>
        <Tile content={content} id="trollward" />
        <Put y={4} size={1.8}>
          <Card content={content} id="imperial-guard" tokens={1} />
        </Put>
      </Put>
      <Put>
        <Tile content={content} id="pak-glandris" />
        <Put y={10} size={1.5}>
          <HavenFigure look={KROWH} hasWall={false} hasTower={false} />
        </Put>
        <Put x={62} y={0} size={1.2}>
          <TargetSign card={LEGION_IDS.indexOf('imperial-guard')} at={0} />
        </Put>
      </Put>
      <Arrow x={-87} />
      <Put x={184}>
        <Ice space={3} region={1} />
        <CurseArt path={hexPath(100)} />
        <CurseSign />
      </Put>
      <Put x={352}>
        <Tile content={content} id="netherwood" />
        <Put y={4} size={1.8}>
          <Card content={content} id="siren" tokens={1} />
        </Put>
      </Put>
      <Arrow x={268} />
    </svg>
  )
}
