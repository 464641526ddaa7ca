import { useId } from 'react'
import { MAX_LAYOUTS } from '../../content/battlefield-schema.ts'
import { addLayout, removeLayout } from '../../builder/marks.ts'
import * as desks from './desk.ts'
import { useShop } from './frame.tsx'
import { layoutName } from './places.ts'
import { SignButton } from '../../../../boardkit/workshop/signs.tsx'

/** The layout whose zones, glyphs and figures are shown; most battlefields need only one. */
export function LayoutPart() {
  const { desk, put, t, language } = useShop()
  const id = useId()
  const plan = desks.planOn(desk)
  const { layout } = desk.hand
  const add = (): void =>
    put((old) => {
      const taken = desks.planOn(old).layouts.map((one) => one.id)
      let number = taken.length + 1
      while (taken.includes(`layout-${number}`)) number++
      return desks.holding(desks.apply(old, addLayout(desks.planOn(old), `layout-${number}`)), {
        layout: `layout-${number}`,
      })
    })
  return (
    <>
      <h3>
        <label htmlFor={id}>{t.layoutTitle}</label>
      </h3>
      <div className="hsw-row">
        <select
          id={id}
          className="select hsw-grow"
          value={layout}
          onChange={(event) => put((old) => desks.holding(old, { layout: event.target.value }))}
        >
          {plan.layouts.map((one) => (
            <option key={one.id} value={one.id}>
              {layoutName(plan, one.id, language)}
            </option>
          ))}
        </select>
        <SignButton sign="plus" name={t.addLayout} disabled={plan.layouts.length >= MAX_LAYOUTS} onClick={add} />
        <SignButton
          sign="trash"
          name={t.removeLayout}
          disabled={plan.layouts.length < 2}
          onClick={() => put((old) => desks.apply(old, removeLayout(desks.planOn(old), layout)))}
        />
      </div>
    </>
  )
}
