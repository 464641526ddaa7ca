/** What is sought in a list. */
export const SearchField = (props: { readonly label: string; readonly value: string; put(value: string): void }) => (
  <input
    className="input"
    type="search"
    placeholder={props.label}
    aria-label={props.label}
    value={props.value}
    onChange={({ target }) => props.put(target.value)}
  />
)
