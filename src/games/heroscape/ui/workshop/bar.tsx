import type { RefObject } from 'react'
import { Button } from '../../../../boardkit/papers/button.tsx'
import { canRedo, canUndo } from '../../../../boardkit/workshop/history.ts'
import { sayRefusal } from '../../builder/text.ts'
import * as workbenches from './workbench.ts'
import { useShop } from './frame.tsx'
import type { Shop } from './frame.tsx'
import { whatIf } from './hand.ts'
import { Sign, SignButton } from '../../../../boardkit/workshop/signs.tsx'
import type { SignName } from '../../../../boardkit/workshop/signs.tsx'
import type { Camera } from './use-camera.ts'

/** Levels, and what is done to what is chosen or to everything. */
export function Bar() {
  const { workbench, put, source, t } = useShop()
  const act = (name: keyof typeof workbenches.PLAIN_ACTS) => () =>
    put((old) => workbenches.PLAIN_ACTS[name](old, source))
  const hasChosen = workbench.chosen.length > 0
  const isEmpty = workbenches.planOn(workbench).tiles.length === 0
  const buttons: readonly (readonly [SignName, string, string, boolean, () => void])[] = [
    ['undo', t.undo, 'undo', !canUndo(workbench.history), act('undo')],
    ['redo', t.redo, 'redo', !canRedo(workbench.history), act('redo')],
    ['turn', t.turn, 'turn', false, () => put((old) => workbenches.turn(old, 1, source))],
    ['copy', t.copy, 'copy', !hasChosen, act('copy')],
    ['cut', t.cut, 'cut', !hasChosen, act('cut')],
    ['paste', t.paste, 'paste', workbench.clip === undefined, act('paste')],
    ['trash', t.remove, 'remove', isEmpty, act('remove')],
    ['mirror', t.mirror, 'mirror', isEmpty && workbench.hand.tool.kind !== 'paste', act('mirror')],
    ['turnAll', t.turnPlan, 'turn-plan', isEmpty, () => put(workbenches.turnedPlan)],
  ]
  return (
    <div className="hsw-bar" role="toolbar">
      <Levels />
      {buttons.map(([sign, name, key, disabled, onClick]) => (
        <SignButton key={key} sign={sign} name={name} act={key} disabled={disabled} onClick={onClick} />
      ))}
    </div>
  )
}

export function Zoom({ cameraRef }: { cameraRef: RefObject<Camera | undefined> }) {
  const { t } = useShop()
  return (
    <div className="hsw-zoom">
      <SignButton sign="plus" name={t.zoomIn} act="zoom-in" onClick={() => cameraRef.current?.zoom(1.25)} />
      <SignButton sign="minus" name={t.zoomOut} act="zoom-out" onClick={() => cameraRef.current?.zoom(0.8)} />
      <SignButton sign="fit" name={t.fit} act="fit" onClick={() => cameraRef.current?.fit()} />
    </div>
  )
}

function Levels() {
  const { workbench, put, t } = useShop()
  const { level } = workbench.hand
  return (
    <div className="hsw-level">
      <SignButton
        sign="down"
        name={t.levelDown}
        act="level-down"
        onClick={() => put((old) => workbenches.levelBy(old, -1))}
      />
      <output data-level={level}>
        {t.level} <strong>{level === 'top' ? t.allLevels : level}</strong>
      </output>
      <SignButton sign="up" name={t.levelUp} act="level-up" onClick={() => put((old) => workbenches.levelBy(old, 1))} />
    </div>
  )
}

/** What the piece in hand would do here, or why it does not fit. */
export function Says() {
  const shop = useShop()
  const { t, openRule, put, source, workbench } = shop
  const { text, rule, tone } = saying(shop)
  return (
    <div className="hsw-says" data-tone={tone}>
      <p role="status">
        {tone === 'bad' && <Sign name="warn" />} {text}{' '}
        {rule !== undefined && (
          <button type="button" className="rule-link" aria-label={t.rule(rule)} onClick={() => openRule(rule)}>
            {rule}
          </button>
        )}
      </p>
      <Button
        look="primary hsw-put"
        text={
          workbench.hand.tool.kind === 'select' ? t.select : workbench.hand.tool.kind === 'erase' ? t.erase : t.place
        }
        data-act="place"
        disabled={tone === 'bad'}
        onClick={() => put((old) => workbenches.act(old, workbench.cursor, source))}
      />
    </div>
  )
}

type Saying = { readonly text: string; readonly rule?: string; readonly tone: 'bad' | 'good' | 'plain' }

function saying({ workbench, source, language, t }: Shop): Saying {
  const { word } = workbench
  const trial = whatIf(workbenches.planOn(workbench), workbench.hand, workbench.cursor, source)
  const refusal = word?.kind === 'refusal' ? word.refusal : trial?.edit.ok === false ? trial.edit.refusal : undefined
  if (word?.kind === 'unlike') {
    const parts = [
      word.split > 0 ? t.split(word.split) : '',
      word.bent > 0 ? t.bent(word.bent) : '',
      word.loose > 0 ? t.loose(word.loose) : '',
    ]
    return { text: parts.filter((part) => part !== '').join(' '), tone: 'plain' }
  }
  if (refusal !== undefined) {
    const { rule, ...plain } = refusal
    const isNothing = workbench.hand.tool.kind === 'erase' && refusal.key === 'noSuchPiece'
    return {
      text: isNothing ? t.nothingThere : sayRefusal(language, plain),
      ...(rule === undefined ? {} : { rule }),
      tone: isNothing ? 'plain' : 'bad',
    }
  }
  if (workbench.hand.tool.kind === 'select') return { text: t.chosen(workbench.chosen.length), tone: 'plain' }
  return { text: `${t.level} ${trial?.level ?? 0}: ${t.fits}`, tone: 'good' }
}
