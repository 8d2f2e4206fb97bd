import { readdir, readFile } from 'node:fs/promises'
import SafeApiKit from '@safe-global/api-kit'
import * as sdk from '@safe-global/safe-gateway-typescript-sdk'
import { expect, test } from 'vitest'

/** Functions of the official clients that have no service behind them here; `docs/api.md` says why. */
const notServed = {
  apiKit: [],
  sdk: [
    'changeEmail',
    'createAccount',
    'deleteAccount',
    'deleteRegisteredEmail',
    'getAccount',
    'getAccountDataSettings',
    'getAccountDataTypes',
    'getRegisteredEmail',
    'putAccountDataSettings',
    'registerEmail',
    'registerRecoveryModule',
    'relayTransaction',
    'resendEmailVerificationCode',
    'unsubscribeAll',
    'unsubscribeSingle',
    'verifyEmail',
  ],
}

/** Names that the tests beside this one call on a client. */
async function listCalled(pattern: RegExp): Promise<string[]> {
  const files = (await readdir(import.meta.dirname)).filter(
    (file) => file.endsWith('.compat.test.ts') && !file.startsWith('coverage'),
  )
  const sources = await Promise.all(files.map((file) => readFile(`${import.meta.dirname}/${file}`, 'utf8')))
  return sources.flatMap((source) => [...source.matchAll(pattern)].map(([, name = '']) => name))
}

test.each([
  ['safe-gateway-typescript-sdk', /\bsdk\.(\w+)\(/g, listFunctions(sdk), notServed.sdk],
  ['api-kit', /\bkit\.(\w+)\(/g, listMethods(SafeApiKit), notServed.apiKit],
])('default: every function of %s is called by a test or explained', async (_, pattern, functions, absent) => {
  const called = new Set(await listCalled(pattern))
  const missing = functions.filter((name) => !called.has(name) && !absent.includes(name))
  expect(missing).toEqual([])
  expect(absent.filter((name) => called.has(name) || !functions.includes(name))).toEqual([])
  const documented = await readFile(new URL('../../../docs/api.md', import.meta.url), 'utf8')
  expect(functions.filter((name) => !documented.includes(`\`${name}\``))).toEqual([])
})

function listFunctions(module: Record<string, unknown>): string[] {
  return Object.keys(module).filter((name) => typeof module[name] === 'function')
}

function listMethods({ prototype }: { prototype: object }): string[] {
  return Object.getOwnPropertyNames(prototype).filter((name) => name !== 'constructor')
}
