import type { LaunchOptions } from '@playwright/test'

export function chromiumLaunch(wish?: { readonly webgl?: boolean }): Promise<LaunchOptions>
