import { useState } from 'react'
import { Button } from '../../boardkit/papers/button.tsx'
import { RulesDialog } from '../rules/rules-dialog.tsx'
import { Icon } from '../ui/icon.tsx'
import { marked } from './about/own.ts'
import type { HintPlace } from './hint/use-hint.ts'
import { useTable } from './context.tsx'
import { Menu, type MenuActions } from './menu.tsx'
import { Slot } from './plate.tsx'

interface Props {
  readonly actions: MenuActions
  readonly isDrawn: boolean
  /** Something was said that nobody here has seen yet. */
  readonly hasNews: boolean
  draw(isDrawn: boolean): void
  readonly hint: HintPlace
  readonly isList: boolean
  readonly setList: ((isList: boolean) => void) | undefined
}

/** Taking back, the chronicle, the rules, and everything else. */
export function Tools({ actions, hint, isDrawn, hasNews, draw, isList, setList }: Props) {
  const { t, slots, openRule, state } = useTable()
  const [isRules, setRules] = useState(false)
  return (
    <Slot at={slots.tools} name="tools">
      <div className="plate tools" data-plate="tools" role="toolbar" aria-label={t.plates.tools}>
        <BackAndForth />
        <Button
          look="quiet tool tool-log"
          aria-expanded={isDrawn}
          {...marked('log')}
          onClick={() => draw(!isDrawn)}
          sign={<Icon name="clock" />}
          text={
            <>
              <span>{t.table.log}</span>
              {hasNews && <b className="news-mark" role="img" aria-label={t.plates.news} />}
            </>
          }
        />
        {!slots.isSmall && (
          <Button
            look="quiet tool"
            onClick={() => setRules(true)}
            text={<span>§ {t.nav.rules}</span>}
            {...marked('rules')}
          />
        )}
        <Menu actions={actions} hint={hint} isList={isList} setList={setList} openRules={() => setRules(true)} />
      </div>
      {isRules && <RulesDialog game={state.table!.game} onRule={openRule} onClose={() => setRules(false)} />}
    </Slot>
  )
}

function BackAndForth() {
  const { t, state, session } = useTable()
  const own = state.eyes === undefined ? undefined : state.mirror.roles.get(state.eyes)
  const canUndo = own?.undo === true && state.past === undefined
  if (own === undefined || state.mirror.public.outcome !== undefined) return undefined
  return (
    <>
      <Button
        look="quiet tool"
        disabled={!canUndo}
        {...marked(canUndo ? 'undo' : 'noUndo')}
        onClick={() => void session.undo()}
        sign={<Icon name="undo" />}
        text={<span>{t.table.undo}</span>}
      />
      {own.redo && (
        <Button
          look="quiet tool redo"
          label={t.table.redo}
          onClick={() => void session.redo()}
          {...marked('redo')}
          sign={<Icon name="redo" />}
        />
      )}
    </>
  )
}
