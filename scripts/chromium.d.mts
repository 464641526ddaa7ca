import type { LaunchOptions } from '@playwright/test'

export function chromiumLaunch(): Promise<LaunchOptions>
