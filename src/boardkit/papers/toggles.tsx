export interface TogglesProps<One> {
  readonly of: readonly One[]
  readonly chosen: readonly unknown[]
  readonly className: string
  nameOf(one: One): string
  toggle(one: One): void
}

/** Several of these, each on or off. */
export const Toggles = <One extends string | number>({ of, chosen, className, nameOf, toggle }: TogglesProps<One>) =>
  of.map((one) => (
    <button
      key={one}
      type="button"
      className={className}
      aria-pressed={chosen.includes(one)}
      onClick={() => toggle(one)}
    >
      {nameOf(one)}
    </button>
  ))
