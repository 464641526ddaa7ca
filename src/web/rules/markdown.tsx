import { Fragment, type ReactNode } from 'react'

type OpenRule = (id: string) => void

/** The little of Markdown that the rules use: paragraphs, lists, tables, bold, italic, code, links to rules. */
export function Markdown({ text, onRule }: { text: string; onRule: OpenRule }) {
  return (
    <div className="prose">
      {blocksOf(text).map((block, i) => (
        <Block key={i} lines={block} onRule={onRule} />
      ))}
    </div>
  )
}

function blocksOf(text: string): string[][] {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((block) => block.split('\n'))
}

function Block({ lines, onRule }: { lines: readonly string[]; onRule: OpenRule }) {
  const words = (line: string): ReactNode => <Inline text={line} onRule={onRule} />
  if (lines[0].startsWith('|')) return <Table lines={lines} words={words} />
  if (lines.every((line) => /^(\s*[-*]|\s*\d+[.])\s|^\s{2,}/.test(line))) {
    const items = joinItems(lines)
    const isNumbered = /^\s*\d/.test(lines[0])
    const List = isNumbered ? 'ol' : 'ul'
    return (
      <List>
        {items.map((item) => (
          <li key={item}>{words(item)}</li>
        ))}
      </List>
    )
  }
  return <p>{words(lines.join(' '))}</p>
}

function joinItems(lines: readonly string[]): string[] {
  const items: string[] = []
  for (const line of lines) {
    const start = /^\s*(?:[-*]|\d+[.])\s+(.*)$/.exec(line)
    if (start !== null) items.push(start[1])
    else items[items.length - 1] += ` ${line.trim()}`
  }
  return items
}

/** More columns than a phone has room for. */
const MANY = 4
const isFigure = (cell: string): boolean => cell.length <= 8

function Table({ lines, words }: { lines: readonly string[]; words(text: string): ReactNode }) {
  const cells = (line: string): string[] =>
    line
      .replace(/^\||\|$/g, '')
      .split('|')
      .map((cell) => cell.trim())
  const [head, , ...body] = lines
  const isMany = cells(head).length > MANY && body.every((line) => cells(line).slice(1).every(isFigure))
  return (
    <div className="table-scroll" tabIndex={0} role="group" aria-label={cells(head)[0]}>
      <table className={isMany ? 'many' : undefined}>
        <thead>
          <tr>
            {cells(head).map((cell, i) => (
              <th key={i} scope="col">
                {words(cell)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {body.map((line) => (
            <tr key={line}>
              {cells(line).map((cell, i) =>
                i === 0 ? (
                  <th key={i} scope="row">
                    {words(cell)}
                  </th>
                ) : (
                  <td key={i}>{words(cell)}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const TOKEN = /(\[\[[^\]]+\]\]|\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`)/

function Inline({ text, onRule }: { text: string; onRule: OpenRule }) {
  return (
    <>
      {text.split(TOKEN).map((part, i) => (
        <Fragment key={i}>{token(part, onRule)}</Fragment>
      ))}
    </>
  )
}

function token(part: string, onRule: OpenRule): ReactNode {
  if (part.startsWith('[[')) {
    const id = part.slice(2, -2)
    return (
      <button type="button" className="rule-link" onClick={() => onRule(id)}>
        {id}
      </button>
    )
  }
  if (part.startsWith('**')) return <strong>{part.slice(2, -2)}</strong>
  if (part.startsWith('*') && part.length > 2) return <em>{part.slice(1, -1)}</em>
  if (part.startsWith('`')) return <code>{part.slice(1, -1)}</code>
  return part
}
