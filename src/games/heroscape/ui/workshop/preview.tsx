import { useEffect, useMemo, useRef, useState } from 'react'
import { Button } from '../../../../boardkit/papers/button.tsx'
import { battlefieldOf } from '../../builder/plan.ts'
import type { Battlefield, Layout } from '../../content/battlefield.ts'
import type { ContentSource } from '../../content/schema.ts'
import type { BattleScene, SceneFigure, SceneGlyph, SceneZone } from '../scene/types.ts'
import { roleColour, roleEmblem } from '../sides.ts'
import { ZONE_COLOURS } from './colours.ts'
import { planOn } from './workbench.ts'
import { useShop } from './frame.tsx'

/** A plan is drawn in three dimensions a moment after the last change. */
const PAUSE = 350

export function zonesOf({ zones }: Layout): SceneZone[] {
  return zones.map(({ id, spaces }) => ({ id, colour: ZONE_COLOURS[id], spaces }))
}

export function glyphsOf({ glyphs }: Layout): SceneGlyph[] {
  return glyphs.map(({ space, glyph, side, owner }) => ({
    id: String(space),
    space,
    glyph: side === 'symbol' || glyph === undefined ? 'hidden' : glyph,
    ...(owner < 0 ? {} : { colour: roleColour(owner) }),
  }))
}

export function figuresOf({ figures }: Layout, source: ContentSource): SceneFigure[] {
  return figures.map(({ player, card, spaces }, index) => ({
    id: String(index),
    card,
    colour: roleColour(player),
    emblem: roleEmblem(Math.max(0, player)),
    front: spaces[0],
    rear: spaces[1] ?? -1,
    wounds: 0,
    life: source.cards.find(({ id }) => id === card)?.master.life ?? 1,
  }))
}

function useLater<T>(value: T): T {
  const [late, setLate] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setLate(value), PAUSE)
    return () => clearTimeout(timer)
  }, [value])
  return late
}

/** The battlefield as it will stand on the table. */
export function Preview() {
  const { workbench, content, t } = useShop()
  const plan = useLater(planOn(workbench))
  const field = useMemo(() => battlefieldOf(plan, content.ruinLevels), [plan, content])
  const [isLost, setLost] = useState(false)
  if (isLost) return <p className="hsw-empty">{t.noWebgl}</p>
  if (field === undefined) return <p className="hsw-empty">{t.emptyView}</p>
  return <Scene field={field} onFail={() => setLost(true)} />
}

function Scene({ field, onFail }: { field: Battlefield; onFail(): void }) {
  const { workbench, content, source, theme, motion, t } = useShop()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [scene, setScene] = useState<BattleScene>()
  useEffect(() => {
    let made: BattleScene | undefined
    let isGone = false
    const make = async (): Promise<void> => {
      const { createBattleScene, isWebGlAvailable } = await import('../scene/scene.ts')
      if (isGone) return
      if (!isWebGlAvailable()) return onFail()
      made = createBattleScene(canvas.current!, {
        theme: theme === 'day' ? 'light' : 'dark',
        motion,
        bodyOf: (card) => content.cardById.get(card)?.body,
      })
      setScene(made)
    }
    make().catch(onFail)
    return () => {
      isGone = true
      made?.dispose()
    }
    // oxlint-disable-next-line react/exhaustive-deps -- made once; the rest is told to it below
  }, [])
  useEffect(() => scene?.setTheme(theme === 'day' ? 'light' : 'dark'), [scene, theme])
  useEffect(() => scene?.setMotion(motion), [scene, motion])
  const { layout: layoutId, level } = workbench.hand
  useEffect(() => {
    if (scene === undefined) return
    scene.setBattlefield(field)
    const layout = field.layouts.find(({ id }) => id === layoutId)
    if (layout === undefined) return
    scene.setZones(zonesOf(layout))
    scene.setGlyphs(glyphsOf(layout))
    scene.setFigures(figuresOf(layout, source))
  }, [scene, field, layoutId, source])
  useEffect(() => scene?.setLevel(level === 'top' ? undefined : level), [scene, field, level])
  return (
    <div className="hsw-scene">
      <canvas ref={canvas} aria-label={t.tabs.view} role="img" data-ready={scene !== undefined} />
      <div className="hsw-scene-tools">
        <Button look="small" text={t.orbit} onClick={() => scene?.orbit()} />
        <Button look="small" text={t.fromTop} onClick={() => scene?.top()} />
      </div>
    </div>
  )
}
