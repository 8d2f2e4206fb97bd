import { launchBrowser } from '@countersign/test'
import type { Report } from '../BenchResult.ts'
import { buildApps } from './buildApps.ts'
import { countPackages } from './countPackages.ts'
import { type Measurement, measureApp } from './measureApp.ts'
import { appKit } from './peers.ts'
import { type AppServer, serveApp } from './serveApp.ts'

/** Interleaved, so that load on the machine affects all equally. */
const ROUNDS = 11

/** Where an app's list of wallets is not plain text of the page. */
const lists: Readonly<Record<string, string | undefined>> = { appKit: appKit.list }

/** The targets: slightly above the minimal wagmi 3 app. */
const GOALS = { clickable: 1.2, packages: 26, requests: 3, script: 105, visible: 1.5, wallets: 0.5 } as const

/** Compares our first example with those of other dialogs, the minimal wagmi 3 app and our targets. */
export async function run(report: Report): Promise<void> {
  const apps = await buildApps()
  // All other hosts are unknown: the benchmark must not depend on the internet, and to intercept takes time.
  const browser = await launchBrowser({ extraArgs: ['--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1'] })
  const servers = {
    appKit: await serveApp(apps.appKit),
    connectKit: await serveApp(apps.connectKit),
    floor: await serveApp(apps.floor),
    ours: await serveApp(apps.ours),
    rainbowKit: await serveApp(apps.rainbowKit),
  }
  const results: Record<keyof typeof servers, Measurement[]> = {
    appKit: [],
    connectKit: [],
    floor: [],
    ours: [],
    rainbowKit: [],
  }
  try {
    for (let round = 0; round < ROUNDS; round++) {
      const visit = async (name: keyof typeof servers, server: AppServer) =>
        results[name].push(await measureApp(browser, { list: lists[name], server }))
      await visit('floor', servers.floor)
      await visit('ours', servers.ours)
      await visit('rainbowKit', servers.rainbowKit)
      await visit('connectKit', servers.connectKit)
      await visit('appKit', servers.appKit)
    }
  } finally {
    await browser.close()
    for (const server of Object.values(servers)) server.close()
  }
  const median = (name: keyof typeof servers, key: keyof Measurement) => {
    const values = results[name].map((result) => result[key]).sort((a, b) => a - b)
    return values[Math.floor(values.length / 2)] ?? Number.NaN
  }
  const compareWithGoal = (name: string, key: keyof Measurement, factor: number) =>
    report({
      baseline: factor * median('floor', key),
      name: `${name}, goal: ${factor} × wagmi alone`,
      unit: 'ms',
      value: median('ours', key),
    })
  report({
    baseline: GOALS.script,
    name: 'script before a click, goal',
    unit: 'kB gzip',
    value: median('ours', 'scriptBytes') / 1_000,
  })
  compareWithGoal('navigation to a button that can be pressed', 'clickable', GOALS.clickable)
  compareWithGoal('click to visible', 'clickToVisible', GOALS.visible)
  report({
    baseline: GOALS.requests,
    name: 'requests from the click to the complete list, goal',
    unit: 'requests',
    value: median('ours', 'requests'),
  })
  report({
    baseline: GOALS.wallets * median('rainbowKit', 'clickToWallets'),
    name: `click to the list of wallets, goal: ${GOALS.wallets} × RainbowKit`,
    unit: 'ms',
    value: median('ours', 'clickToWallets'),
  })
  report({ baseline: GOALS.packages, name: 'packages of an app, goal', unit: 'packages', value: await countPackages() })
  for (const peer of ['rainbowKit', 'connectKit', 'appKit', 'floor'] as const) {
    const compare = (name: string, key: keyof Measurement, unit: string, scale = 1) =>
      report({
        baseline: median(peer, key) / scale,
        name: `${name}, beside ${peer}`,
        unit,
        value: median('ours', key) / scale,
      })
    compare('script before a click', 'scriptBytes', 'kB gzip', 1_000)
    compare('navigation to a button that can be pressed', 'clickable', 'ms')
    compare('outbound requests before a click', 'outbound', 'requests')
    compare('click to visible', 'clickToVisible', 'ms')
    compare('click to the list of wallets', 'clickToWallets', 'ms')
    compare('Enter to the list of wallets', 'enterToWallets', 'ms')
  }
}
