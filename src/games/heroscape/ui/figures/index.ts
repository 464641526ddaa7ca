import type { BufferGeometry } from 'three'
import { defaultContent } from '../../content/content.ts'
import { BASE_HEIGHT, makeBase } from './base.ts'
import type { Sculpt } from './sculpt.ts'
import { finish, newSculpt } from './sculpt.ts'
import { drawAgentCarr, drawKravMaga } from './agents.ts'
import { drawSyvarris } from './elf.ts'
import { drawRaelin } from './kyrie.ts'
import { drawMarroWarrior, drawNeGokSa } from './marro.ts'
import { drawDeathwalker, drawZettian } from './soulborgs.ts'
import { drawMimring } from './dragon.ts'
import { drawGrimnak } from './grimnak.ts'
import { drawIzumi } from './samurai.ts'
import { drawAirborne, drawDrake } from './soldiers.ts'
import { drawFinn, drawTarn, drawThorgrim } from './vikings.ts'

export interface FigureModel {
  readonly geometry: BufferGeometry
  readonly height: number
  readonly spaces: 1 | 2
}
type Draw = (s: Sculpt, variant: number) => void
const SCULPTS: Record<string, Draw> = {
  finn: drawFinn,
  mimring: drawMimring,
  grimnak: drawGrimnak,
  'ne-gok-sa': drawNeGokSa,
  'marro-warriors': drawMarroWarrior,
  'deathwalker-9000': drawDeathwalker,
  'zettian-guards': drawZettian,
  'agent-carr': drawAgentCarr,
  'krav-maga-agents': drawKravMaga,
  syvarris: drawSyvarris,
  raelin: drawRaelin,
  'izumi-samurai': drawIzumi,
  'airborne-elite': drawAirborne,
  'sgt-drake-alexander': drawDrake,
  thorgrim: drawThorgrim,
  'tarn-viking-warriors': drawTarn,
}
export function figureModel(id: string, variant: number): FigureModel {
  const s = newSculpt()
  SCULPTS[id](s, variant)
  const card = defaultContent().cardById.get(id)!
  return { geometry: finish(s, BASE_HEIGHT, 1), height: card.height, spaces: card.spaces as 1 | 2 }
}
export const baseGeometry = makeBase
