import { useId } from 'react'
import { MAX_LAYOUTS } from '../../content/battlefield-schema.ts'
import { addLayout, removeLayout } from '../../builder/marks.ts'
import * as workbenches from './workbench.ts'
import { useShop } from './frame.tsx'
import { layoutName } from './places.ts'
import { SignButton } from '../../../../boardkit/workshop/signs.tsx'

/** The layout whose zones, glyphs and figures are shown; most battlefields need only one. */
export function LayoutPart() {
  const { workbench, put, t, language } = useShop()
  const id = useId()
  const plan = workbenches.planOn(workbench)
  const { layout } = workbench.hand
  const add = (): void =>
    put((old) => {
      const taken = workbenches.planOn(old).layouts.map((one) => one.id)
      let number = taken.length + 1
      while (taken.includes(`layout-${number}`)) number++
      return workbenches.holding(workbenches.apply(old, addLayout(workbenches.planOn(old), `layout-${number}`)), {
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
          onChange={(event) => put((old) => workbenches.holding(old, { layout: event.target.value }))}
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
          onClick={() => put((old) => workbenches.apply(old, removeLayout(workbenches.planOn(old), layout)))}
        />
      </div>
    </>
  )
}
