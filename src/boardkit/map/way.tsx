import './ways.css'

/** An arrow over the map, head last; the group around it is a `bk-way`. */
export const Way = ({ line, head, at }: { line: string; head: string; at: string }) => (
  <>
    <path d={line} className="bk-way-under" />
    <path d={line} className="bk-way-line" />
    <path d={head} transform={at} className="bk-way-head" />
  </>
)
