import type { OptionSpec, OptionValue } from '../../engine/index.ts'
import type { ChoiceFacts } from '../../games/offer.ts'
import type { AnyModule } from '../../games/registry.ts'
import { useLanguage } from '../app/settings.ts'
import { MapPicture } from '../shelf/art.tsx'
import { useFactWords } from './fact-chips.tsx'
import { OptionFields, RuleOf } from './option-fields.tsx'
import type { Wish } from './wish.ts'

interface Props {
  readonly module: AnyModule
  readonly specs: readonly OptionSpec[]
  readonly wish: Wish
  change(part: Partial<Wish>): void
}

/** Numbers with more steps than this are typed. */
const FEW = 6

/** What is decided first, as cards that lie side by side: the map with its picture, lengths and levels with what they mean. */
export function Choices({ module, specs, wish, change }: Props) {
  return specs.map((spec) => {
    const all = valuesOf(spec, wish.pack !== undefined)
    const told = module.offer.choices[spec.id] ?? {}
    // What can be told of comes first, then what leaves it open.
    const values = all?.toSorted((a, b) => Number(String(b) in told) - Number(String(a) in told))
    if (values === undefined)
      return <OptionFields key={spec.id} module={module} specs={[spec]} wish={wish} change={change} />
    return <Cards key={spec.id} module={module} spec={spec} values={values} wish={wish} change={change} />
  })
}

function valuesOf(spec: OptionSpec, hasPack: boolean): readonly OptionValue[] | undefined {
  if (spec.kind === 'choice') return spec.values.filter((value) => value !== 'pack' || hasPack)
  if (spec.kind === 'switch' || spec.max - spec.min >= FEW) return undefined
  return Array.from({ length: spec.max - spec.min + 1 }, (_, i) => spec.min + i)
}

type CardsProps = Omit<Props, 'specs'> & { readonly spec: OptionSpec; readonly values: readonly OptionValue[] }

function Cards({ module, spec, values, wish, change }: CardsProps) {
  const language = useLanguage()
  const words = module.narrator.option(language, spec.id)
  const { offer, facts } = module
  const factWords = useFactWords()
  const isMap = offer.map === spec.id
  return (
    <fieldset className="choices" aria-describedby={words?.description === undefined ? undefined : `about-${spec.id}`}>
      <legend>{words?.label ?? spec.id}</legend>
      <p className="hint" id={`about-${spec.id}`}>
        {words?.description} <RuleOf module={module} rule={spec.rule} />
      </p>
      <div className={isMap ? 'choice-cards with-maps' : 'choice-cards'}>
        {values.map((value) => {
          const told: ChoiceFacts = offer.choices[spec.id]?.[String(value)] ?? {}
          const own = words?.values?.[String(value)]
          const options = { ...wish.options, [spec.id]: value }
          return (
            <label key={String(value)} className="choice-card">
              <input
                type="radio"
                name={spec.id}
                value={String(value)}
                checked={wish.options[spec.id] === value}
                onChange={() => change({ options })}
              />
              {isMap && <MapPicture game={facts.id} roles={rolesFor(told, wish)} options={options} />}
              <span className="choice-words">
                <strong>{own?.label ?? String(value)}</strong>
                <span className="soft">{factWords(told).join(' · ')}</span>
                {!isMap && <span className="hint">{own?.description ?? told.about?.[language]}</span>}
              </span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}

/** A map for others than sit there now is shown as it is for its own number. */
const rolesFor = ({ players }: ChoiceFacts, { seats }: Wish): number =>
  players === undefined || players.includes(seats.length) ? seats.length : players[0]
