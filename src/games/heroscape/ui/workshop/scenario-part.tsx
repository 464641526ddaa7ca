import { useId, useState } from 'react'
import { Button } from '../../../../boardkit/papers/button.tsx'
import type { Goal, ScenarioSource, Special } from '../../content/scenario-schema.ts'
import type { PlanReport } from '../../builder/check.ts'
import { cleanName } from '../../../../kit/content/names.ts'
import {
  addScenario,
  changeScenario,
  GOAL_CHOICES,
  MAX_OWN_SCENARIOS,
  newScenario,
  removeScenario,
  SPECIAL_CHOICES,
} from '../../builder/scenario.ts'
import { goalWords, specialWords } from '../../builder/scenario-text.ts'
import { Checks } from './checks.tsx'
import * as workbenches from './workbench.ts'
import { useShop } from './frame.tsx'
import { GlyphCounts, ValueFields, type Values } from './goal-fields.tsx'
import { layoutName } from './places.ts'
import { setupsFor, Setups } from './setups.tsx'
import { SignButton } from '../../../../boardkit/workshop/signs.tsx'
import './parts.css'

type Part = Parameters<typeof changeScenario>[2]

/** Own scenarios on this battlefield, and whether they can be played. */
export function ScenarioPart({ report, onShow }: { report: PlanReport; onShow(): void }) {
  const { workbench, put, source, t, language } = useShop()
  const plan = workbenches.planOn(workbench)
  const [wanted, setWanted] = useState('')
  const scenario = plan.scenarios.find(({ id }) => id === wanted) ?? plan.scenarios[0]
  const add = (): void => {
    const made = newScenario(plan, source, workbench.hand.layout)
    setWanted(made.id)
    put((old) => workbenches.apply(old, addScenario(workbenches.planOn(old), made)))
  }
  return (
    <section className="hsw-part" aria-label={t.tabs.scenario}>
      <Checks report={report} onShow={onShow} />
      {plan.scenarios.length === 0 && <p className="soft">{t.noScenario}</p>}
      <div className="hsw-row">
        {plan.scenarios.length > 1 && (
          <select
            className="select hsw-grow"
            aria-label={t.scenario}
            value={scenario.id}
            onChange={(event) => setWanted(event.target.value)}
          >
            {plan.scenarios.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name[language]}
              </option>
            ))}
          </select>
        )}
        <Button
          text={t.addScenario}
          data-act="add-scenario"
          disabled={plan.scenarios.length >= MAX_OWN_SCENARIOS}
          onClick={add}
        />
        {scenario !== undefined && (
          <SignButton
            sign="trash"
            name={t.removeScenario}
            onClick={() => put((old) => workbenches.apply(old, removeScenario(workbenches.planOn(old), scenario.id)))}
          />
        )}
      </div>
      {scenario !== undefined && <ScenarioForm key={scenario.id} scenario={scenario} />}
    </section>
  )
}

function ScenarioForm({ scenario }: { scenario: ScenarioSource }) {
  const { workbench, put, t } = useShop()
  const plan = workbenches.planOn(workbench)
  const change = (part: Part): void =>
    put((old) => workbenches.apply(old, changeScenario(workbenches.planOn(old), scenario.id, part)))
  const sides = Math.max(...scenario.setups.map(({ teams }) => teams.length))
  return (
    <div className="hsw-form">
      <Names scenario={scenario} change={change} />
      <Kind scenario={scenario} change={change} />
      <Setups scenario={scenario} change={(setups) => change({ setups })} />
      <Rounds scenario={scenario} change={change} />
      <Hidden scenario={scenario} change={change} />
      <Listed
        title={t.goals}
        adding={t.addGoal}
        list={scenario.goals}
        choices={GOAL_CHOICES}
        nameOf={({ goal }) => t.goalNames[goal]}
        wordsOf={(goal) => goalWords(goal, scenario.rounds)}
        least={1}
        sides={sides}
        change={(goals) => change({ goals: goals as Goal[] })}
      />
      <Listed
        title={t.special}
        adding={t.addSpecial}
        list={scenario.special}
        choices={SPECIAL_CHOICES}
        nameOf={({ rule }) => t.specialNames[rule]}
        wordsOf={specialWords}
        least={0}
        sides={sides}
        change={(special) => change({ special: special as Special[] })}
      />
      {plan.layouts.length === 0 && <p className="problem">{t.layoutTitle}</p>}
    </div>
  )
}

interface FormPart {
  readonly scenario: ScenarioSource
  change(part: Part): void
}

function Names({ scenario, change }: FormPart) {
  const { t } = useShop()
  return (
    <div className="hsw-two">
      {(['en', 'de'] as const).map((language) => (
        <label key={language} className="field">
          <span className="label">{language === 'en' ? t.nameEn : t.nameDe}</span>
          <input
            className="input"
            maxLength={80}
            defaultValue={scenario.name[language]}
            onBlur={(event) => {
              const name = cleanName(event.target.value, 80)
              if (name !== undefined && name !== scenario.name[language])
                change({ name: { ...scenario.name, [language]: name } })
            }}
          />
        </label>
      ))}
    </div>
  )
}

function Kind({ scenario, change }: FormPart) {
  const { workbench, t, language } = useShop()
  const plan = workbenches.planOn(workbench)
  const name = useId()
  const again = (part: Partial<ScenarioSource>): void => {
    const next = { ...scenario, ...part }
    change({ ...part, setups: setupsFor(plan, next), ...(next.game === 'basic' ? { rounds: undefined } : {}) })
  }
  return (
    <div className="hsw-two">
      <div className="field" role="radiogroup" aria-label={t.game}>
        <span className="label">{t.game}</span>
        <div className="segments">
          {(['master', 'basic'] as const).map((game) => (
            <label key={game}>
              <input type="radio" name={name} checked={scenario.game === game} onChange={() => again({ game })} />
              <span>{t.games[game]}</span>
            </label>
          ))}
        </div>
      </div>
      {plan.layouts.length > 1 && (
        <label className="field">
          <span className="label">{t.layoutTitle}</span>
          <select
            className="select"
            value={scenario.layout}
            onChange={(event) => again({ layout: event.target.value })}
          >
            {plan.layouts.map(({ id }) => (
              <option key={id} value={id}>
                {layoutName(plan, id, language)}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  )
}

function Rounds({ scenario, change }: FormPart) {
  const { t } = useShop()
  if (scenario.game === 'basic') return undefined
  return (
    <label className="field">
      <span className="label">{t.rounds}</span>
      <input
        className="input number"
        type="number"
        min={0}
        max={40}
        value={scenario.rounds ?? 0}
        onChange={(event) => {
          const rounds = Math.max(0, Math.min(40, Number(event.target.value)))
          change({ rounds: rounds === 0 ? undefined : rounds })
        }}
      />
      <span className="hint">{t.noLimit}</span>
    </label>
  )
}

function Hidden({ scenario, change }: FormPart) {
  const { workbench, t } = useShop()
  const layout = workbenches.planOn(workbench).layouts.find(({ id }) => id === scenario.layout)
  const places = layout?.glyphs.filter(({ glyph }) => glyph === undefined).length ?? 0
  const hidden = scenario.hidden ?? []
  if (places === 0 && hidden.length === 0) return undefined
  return (
    <>
      <GlyphCounts
        label={t.hidden}
        value={hidden}
        onChange={(next) => change({ hidden: next.length === 0 ? undefined : next })}
      />
      <p className="hint">{t.hiddenCount(hidden.length, places)}</p>
    </>
  )
}

interface ListedProps<T> {
  readonly title: string
  readonly adding: string
  readonly list: readonly T[]
  readonly choices: readonly T[]
  readonly least: number
  readonly sides: number
  nameOf(one: T): string
  wordsOf(one: T): { readonly en: string; readonly de: string }
  change(list: readonly T[]): void
}

/** Goals or special rules, chosen from a list. */
function Listed<T extends object>(props: ListedProps<T>) {
  const { title, adding, list, choices, least, sides, nameOf, wordsOf, change } = props
  const { language, t } = useShop()
  return (
    <fieldset className="hsw-listed">
      <legend>{title}</legend>
      {list.map((one, index) => (
        <div key={index} className="hsw-one">
          <div className="hsw-one-head">
            <strong>{nameOf(one)}</strong>
            {list.length > least && (
              <SignButton
                sign="trash"
                name={t.removeThis(nameOf(one))}
                onClick={() => change(list.filter((_, other) => other !== index))}
              />
            )}
          </div>
          <p className="hint">{wordsOf(one)[language]}</p>
          <ValueFields
            values={one as Values}
            sides={sides}
            onChange={(values) => change(list.map((old, other) => (other === index ? (values as T) : old)))}
          />
        </div>
      ))}
      {list.length < 10 && (
        <select
          className="select"
          aria-label={adding}
          value=""
          onChange={(event) => {
            const found = choices[Number(event.target.value)]
            if (event.target.value !== '' && found !== undefined) change([...list, found])
          }}
        >
          <option value="">{adding} …</option>
          {choices.map((choice, index) => (
            <option key={nameOf(choice)} value={index}>
              {nameOf(choice)}
            </option>
          ))}
        </select>
      )}
    </fieldset>
  )
}
