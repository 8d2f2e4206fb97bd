import { ModuleKind, transpileModule } from 'typescript'
import { expect, test } from 'vitest'
import { createCode } from './createCode.ts'
import { defaults, groups, listValues, type OptionName, optionNames, parseOptions, toQuery } from './options.ts'

const choose = (values: Partial<Record<OptionName, string>>) => createCode(parseOptions(values))

test('default: without a choice the code has no options', () => {
  const code = createCode(defaults)
  expect(code).toContain('const config = createConnectConfig({ connectors: [injected()] })')
  expect(code).toContain('        <ConnectProvider appName="My app">\n          <ConnectButton />\n')
})

test('default: every option has a control', () => {
  expect(groups.flatMap(({ names }) => names).toSorted()).toEqual(optionNames.toSorted())
})

test.each(optionNames.flatMap((name) => listValues(name).map((value) => [name, value] as const)))(
  'parameters: %s %s changes the code, which has no syntax error',
  (name, value) => {
    const code = choose({ [name]: value })
    const isDefault = listValues(name)[0] === value
    expect(code === createCode(defaults)).toBe(isDefault)
    const { diagnostics } = transpileModule(code, {
      compilerOptions: { jsx: 4, module: ModuleKind.ESNext },
      fileName: 'app.tsx',
      reportDiagnostics: true,
    })
    expect(diagnostics).toEqual([])
  },
)

test('behavior: all at once, in readable lines', () => {
  const last = Object.fromEntries(optionNames.map((name) => [name, listValues(name).at(-1) ?? '']))
  const code = choose(last)
  expect(code.split('\n').filter((line) => line.length > 180)).toEqual([])
  expect(code).toContain("import { arbitrum, base, gnosis, mainnet, optimism } from 'viem/chains'")
  expect(code).toContain('chains: [mainnet, arbitrum, base, gnosis, optimism]')
  expect(code).toContain('            signIn="offered"'.trim())
})

test('behavior: the address has only what was changed, and everything of it', () => {
  expect(toQuery(defaults)).toBe('')
  const options = parseOptions({ locale: 'de', scheme: 'dark' })
  expect(parseOptions(Object.fromEntries(new URLSearchParams(toQuery(options))))).toEqual(options)
  expect(toQuery(options)).toBe('scheme=dark&locale=de')
})

test('error: values that are none are the defaults', () => {
  expect(parseOptions({ locale: '"><script>', scheme: 'neon' })).toEqual(defaults)
})
