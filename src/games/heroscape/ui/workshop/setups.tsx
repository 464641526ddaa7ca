import { Button } from '../../../../boardkit/papers/button.tsx'
import { MAX_PLAYERS } from '../../content/names.ts'
import type { ScenarioSource, SetupSource } from '../../content/scenario-schema.ts'
import { cardsSetup, pointsSetup, teamsOf } from '../../builder/scenario.ts'
import type { Plan } from '../../builder/plan.ts'
import * as workbenches from './workbench.ts'
import { useShop } from './frame.tsx'
import { SignButton } from '../../../../boardkit/workshop/signs.tsx'

const playersOf = (setup: SetupSource): number => setup.teams.flat().length
const STANDARD_POINTS = 400

/** The same setup for other players or teams. */
export function setupFor(
  plan: Plan,
  scenario: Pick<ScenarioSource, 'layout' | 'game'>,
  players: number,
  teamSize: number,
  points: number,
): SetupSource {
  const teams = teamsOf(players, teamSize)
  if (scenario.game === 'basic') return cardsSetup(plan, scenario.layout, teams)
  const zones = plan.layouts.find(({ id }) => id === scenario.layout)?.zones.map(({ id }) => id) ?? []
  return pointsSetup(zones, teams, points)
}

/** All setups of a scenario again, after the game or the layout has changed. */
export function setupsFor(plan: Plan, scenario: ScenarioSource): SetupSource[] {
  return scenario.setups.map((setup) =>
    setupFor(plan, scenario, playersOf(setup), setup.teams[0].length, setup.points?.[0] ?? STANDARD_POINTS),
  )
}

interface Props {
  readonly scenario: ScenarioSource
  change(setups: SetupSource[]): void
}

/** How many players, in which teams, with how many points. */
export function Setups({ scenario, change }: Props) {
  const { workbench, t } = useShop()
  const plan = workbenches.planOn(workbench)
  const { setups } = scenario
  const put = (index: number, setup: SetupSource): void =>
    change(setups.map((one, other) => (other === index ? setup : one)))
  const free = [2, 3, 4, 5, 6, 7, 8].find((count) => !setups.some((setup) => playersOf(setup) === count))
  return (
    <fieldset className="hsw-setups">
      <legend>{t.setups}</legend>
      {scenario.game === 'basic' && <p className="hint">{t.basicHint}</p>}
      {setups.map((setup, index) => (
        <div key={index} className="hsw-setup">
          <SetupRow scenario={scenario} setup={setup} put={(next) => put(index, next)} />
          {setups.length > 1 && (
            <SignButton
              sign="trash"
              name={t.removeSetup(playersOf(setup))}
              onClick={() => change(setups.filter((_, other) => other !== index))}
            />
          )}
        </div>
      ))}
      {free !== undefined && setups.length < 8 && (
        <Button
          look="small"
          text={t.addSetup}
          onClick={() => change([...setups, setupFor(plan, scenario, free, 1, STANDARD_POINTS)])}
        />
      )}
    </fieldset>
  )
}

function SetupRow(props: { scenario: ScenarioSource; setup: SetupSource; put(setup: SetupSource): void }) {
  const { scenario, setup, put } = props
  const { workbench, t } = useShop()
  const plan = workbenches.planOn(workbench)
  const players = playersOf(setup)
  const size = setup.teams[0].length
  const again = (count: number, teamSize: number): void =>
    put(setupFor(plan, scenario, count, teamSize, setup.points?.[0] ?? STANDARD_POINTS))
  return (
    <>
      <select
        className="select"
        aria-label={t.setups}
        value={players}
        onChange={(event) => again(Number(event.target.value), 1)}
      >
        {Array.from({ length: MAX_PLAYERS - 1 }, (_, i) => (
          <option key={i} value={i + 2}>
            {t.players(i + 2)}
          </option>
        ))}
      </select>
      <select
        className="select"
        aria-label={t.teamSize}
        value={size}
        onChange={(event) => again(players, Number(event.target.value))}
      >
        {[1, 2, 3, 4]
          .filter((one) => one === size || one < players)
          .map((one) => (
            <option key={one} value={one}>
              {one === 1
                ? t.alone
                : t.teams(
                    teamsOf(players, one)
                      .map((team) => team.length)
                      .join('–'),
                  )}
            </option>
          ))}
      </select>
      {scenario.game === 'master' ? <Points setup={setup} put={put} /> : <GivenCards setup={setup} />}
    </>
  )
}

function Points({ setup, put }: { setup: SetupSource; put(setup: SetupSource): void }) {
  const { t } = useShop()
  const points = setup.points ?? []
  return (
    <span className="hsw-points" role="group" aria-label={t.pointsShort}>
      <span className="soft">{t.pointsShort}</span>
      {points.map((value, player) => (
        <input
          key={player}
          className="input"
          type="number"
          min={0}
          max={5000}
          step={10}
          aria-label={t.points(player + 1)}
          title={t.points(player + 1)}
          value={value}
          onChange={(event) => {
            const next = Math.max(0, Math.min(5000, Number(event.target.value)))
            put({ ...setup, points: points.map((one, other) => (other === player ? next : one)) })
          }}
        />
      ))}
    </span>
  )
}

function GivenCards({ setup }: { setup: SetupSource }) {
  const { t, language, source } = useShop()
  const nameOf = (id: string): string => source.cards.find((card) => card.id === id)?.name[language] ?? id
  return (
    <ul className="hsw-given">
      {(setup.cards ?? []).map((cards, player) => (
        <li key={player}>
          {t.cardsOf(player + 1)}: {cards.length === 0 ? t.noCards : cards.map(nameOf).join(', ')}
        </li>
      ))}
    </ul>
  )
}
