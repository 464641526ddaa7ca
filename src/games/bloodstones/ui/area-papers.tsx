import { Paper } from '../../../boardkit/papers/paper.tsx'
import { percent } from '../../../boardkit/papers/percent.ts'
import { ReasonList, spokenReasons } from '../../../boardkit/papers/reasons.tsx'
import type { BoardProps } from '../../../protocol/board.ts'
import { AreaInfo, areaLabel } from './area-info.tsx'
import { Choices } from './choices.tsx'
import type { Chart } from './data.ts'
import { STRINGS } from './strings.ts'
import { TABLE } from './table-strings.ts'
import type { Hands } from './use-hands.ts'
import type { MapOf } from './use-map.ts'

/** Beside the pointer the paper keeps this much off. */
const BESIDE = 22

interface Props {
  readonly board: BoardProps
  readonly chart: Chart
  readonly map: MapOf
  readonly hands: Hands
}

/** All that is written over the board. */
export function AreaPapers({ board, chart, map, hands }: Props) {
  const { bubble, spot, follow, listed, pick, closeAll } = hands.ix
  const { insets } = map
  return (
    <>
      {listed === undefined ? undefined : (
        <Choices
          {...{ board, insets }}
          options={listed.options}
          at={() => map.camera.project(map.heartOf(listed.area))}
          follow={map.camera.follow}
          choose={pick}
          close={closeAll}
        />
      )}
      {bubble === undefined ? undefined : (
        <Paper
          language={board.language}
          label={chart.names[bubble.area][board.language]}
          className="bk-bubble"
          at={() => ({ ...spot.current, aside: BESIDE })}
          {...{ follow, insets }}
        >
          {/* What a tap would do leaves in sight what was tapped. */}
          {bubble.note === undefined ? (
            <AreaInfo board={board} chart={chart} area={bubble.area} />
          ) : (
            <h3>{chart.names[bubble.area][board.language]}</h3>
          )}
          <Offered board={board} hands={hands} area={bubble.area} name={chart.names[bubble.area][board.language]} />
          {bubble.note === undefined ? undefined : <p className="bs-note">{bubble.note}</p>}
          {bubble.reasons === undefined ? undefined : <ReasonList board={board} reasons={bubble.reasons} />}
        </Paper>
      )}
      <p className="sr" aria-live="polite">
        {bubble?.reasons === undefined
          ? (bubble?.note ?? '')
          : `${areaLabel(board, chart, bubble.area)}. ${spokenReasons({ board, reasons: bubble.reasons })}`}
      </p>
    </>
  )
}

/** What a click there would do, for how much, and with which chance. */
function Offered(props: { board: BoardProps; hands: Hands; area: number; name: string }) {
  const { board, hands, area, name } = props
  const place = hands.places.get(area)
  // Where it is put says nothing that the heading does not say.
  if (place === undefined || place.words === name) return undefined
  const { language } = board
  return (
    <p className="bs-offered-words">
      <b>{place.words}</b>
      {place.cost === undefined || hands.march?.plan !== undefined
        ? undefined
        : ` · ${STRINGS[language].costs(place.cost)}`}
      {place.win === undefined ? undefined : ` · ${TABLE[language].win(percent(place.win))}`}
    </p>
  )
}
