import './box.css'

/** The box on the shelf: a red citadel over a map at dusk. Drawn without the board's icons, so that the shelf stays light. */
export function Box() {
  return (
    <svg
      className="bs-box"
      viewBox="0 0 320 400"
      role="img"
      aria-label="Bloodstones"
      preserveAspectRatio="xMidYMid slice"
    >
      <defs>
        <linearGradient id="bsb-sky" x2="0" y2="1">
          <stop stopColor="#1d1430" />
          <stop offset=".45" stopColor="#7a2a2f" />
          <stop offset=".72" stopColor="#e08b3e" />
          <stop offset="1" stopColor="#f5d28a" />
        </linearGradient>
        <linearGradient id="bsb-land" x2="0" y2="1">
          <stop stopColor="#5e3a26" />
          <stop offset="1" stopColor="#2a170e" />
        </linearGradient>
        <linearGradient id="bsb-bone" x2="1" y2="1">
          <stop stopColor="#fbf3df" />
          <stop offset="1" stopColor="#cdb88c" />
        </linearGradient>
      </defs>
      <rect width="320" height="400" fill="url(#bsb-sky)" />
      <circle cx="208" cy="196" r="44" fill="#ffe3a1" opacity=".85" />
      <circle cx="208" cy="196" r="62" fill="#ffd27a" opacity=".25" />
      <path
        d="M0 232L34 196L52 210L86 160L112 196L130 182L160 218L196 186L224 214L256 168L290 212L320 190V400H0Z"
        fill="#4b2438"
      />
      <path
        d="M86 160L72 182L82 178L90 190L98 178L106 188ZM256 168L244 185L254 181L262 192L270 184Z"
        fill="#e9c9b0"
        opacity=".75"
      />
      <path d="M0 262Q50 226 96 248T188 244T320 236V400H0Z" fill="#3d1e22" />
      <g fill="#22121a">
        <path d="M108 262V196H114V190H120V196H126V190H132V196H138V168H144V160H150V168H156V160H162V168H168V160H174V168H180V196H186V190H192V196H198V190H204V196H210V262Z" />
        <path d="M150 160V118L159 104L168 118V160Z" />
        <path d="M114 190V168L121 156L128 168V190ZM190 190V168L197 156L204 168V190Z" />
      </g>
      <path d="M159 104V78M159 78L186 86L159 95Z" fill="#c3262f" stroke="#22121a" strokeWidth="2" />
      <g fill="#ffcb6b">
        <path d="M152 236Q159 222 166 236V262H152ZM120 214H126V224H120ZM192 214H198V224H192ZM156 132H162V144H156ZM146 186H151V196H146ZM168 186H173V196H168Z" />
      </g>
      <path d="M0 290Q70 254 150 272T320 262V400H0Z" fill="url(#bsb-land)" />
      <path
        d="M40 400Q120 350 150 316Q160 296 158 272L166 272Q176 300 172 322Q166 356 210 400Z"
        fill="#b98a4f"
        opacity=".55"
      />
      <g fill="#1b0f0b">
        <path d="M22 300l9 20h-6l8 16h-22l8-16h-6zM48 310l8 18h-5l7 14h-20l7-14h-5zM270 292l9 20h-6l8 16h-22l8-16h-6zM298 304l9 20h-6l8 16h-22l8-16h-6zM246 310l7 16h-4l6 12h-18l6-12h-4z" />
      </g>
      <g stroke="#3a2a17" strokeWidth="2">
        <g transform="translate(58 318) rotate(-9)">
          <rect width="54" height="70" rx="7" fill="url(#bsb-bone)" />
          <path d="M1 8Q1 1 8 1H46Q53 1 53 8V46H1Z" fill="#9b2335" stroke="none" />
          <path d="M27 8L33 24L46 26L36 34L39 45L27 38L15 45L18 34L8 26L21 24Z" fill="#fdf3dc" stroke="none" />
          <path d="M15 58h.1M27 58h.1M39 58h.1" stroke="#3a2a17" strokeWidth="7" strokeLinecap="round" />
        </g>
        <g transform="translate(206 322) rotate(7)">
          <rect width="54" height="70" rx="7" fill="url(#bsb-bone)" />
          <path d="M1 8Q1 1 8 1H46Q53 1 53 8V46H1Z" fill="#1f5fa6" stroke="none" />
          <path d="M12 40V18H17V22H22V14H32V22H37V18H42V40Z" fill="#fdf3dc" stroke="none" />
          <path d="M15 58h.1M27 58h.1M39 58h.1M21 64h.1" stroke="#3a2a17" strokeWidth="6" strokeLinecap="round" />
        </g>
      </g>
      <text x="160" y="52" textAnchor="middle" className="bs-box-title">
        Bloodstones
      </text>
      <rect
        x="7"
        y="7"
        width="306"
        height="386"
        rx="6"
        fill="none"
        stroke="#e0b45c"
        strokeOpacity=".7"
        strokeWidth="2"
      />
      <rect x="12" y="12" width="296" height="376" rx="4" fill="none" stroke="#e0b45c" strokeOpacity=".35" />
    </svg>
  )
}
