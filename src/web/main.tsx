import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '../boardkit/styles/layers.css'
import '../boardkit/styles/tokens.css'
import '../boardkit/styles/words.css'
import '../boardkit/styles/controls.css'
import '../boardkit/styles/places.css'
import './theme/fonts.css'
import './theme/theme.css'
import './theme/base.css'
import './app/app.css'
import { App } from './app/app.tsx'
import { watchSettings } from './app/settings.ts'

// After an update of the server the parts of an old page are gone: a new page has them.
addEventListener('vite:preloadError', () => location.reload())

watchSettings()
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
)

if (import.meta.env.PROD && 'serviceWorker' in navigator)
  addEventListener('load', () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined))
