import { Toggles, type TogglesProps } from '../../../../boardkit/papers/toggles.tsx'

/** Any of them: pressed where it is chosen. */
export const Chips = <T extends string | number>(props: Omit<TogglesProps<T>, 'className'>) => (
  <div className="upw-chips">
    <Toggles {...props} className="upw-chip" />
  </div>
)
