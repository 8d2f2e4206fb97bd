import { accents, defaults, type OptionName, type Options } from './options.ts'

/** viem's names of the chains of each choice; `two` are those of the package. */
export const chainNames = {
  five: ['mainnet', 'arbitrum', 'base', 'gnosis', 'optimism'],
  one: ['mainnet'],
  two: [],
} as const satisfies Record<Options['chains'], readonly string[]>

const themeNames = ['scheme', 'borderRadius', 'fontStack', 'overlayBlur', 'modalSize', 'placement'] as const

/** The source of an app with these options, complete and ready to be copied. */
export function createCode(options: Options): string {
  const chains = chainNames[options.chains]
  const hasSignIn = options.signIn !== 'none'
  const hasFewWallets = options.wallets === 'few'
  const config = [...(chains.length > 0 ? [`chains: [${chains.join(', ')}]`] : []), 'connectors: [injected()]']
  const names = [
    'ConnectButton',
    'ConnectProvider',
    'createConnectConfig',
    'createConnectQueryClient',
    ...(hasSignIn ? ['createServiceAuthentication'] : []),
  ]
  return [
    "import '@countersign/connect/styles.css'",
    `import { ${names.join(', ')} } from '@countersign/connect'`,
    ...(hasFewWallets ? ["import { metaMask, rabby, rainbow } from '@countersign/connect/wallets'"] : []),
    "import { QueryClientProvider } from '@tanstack/react-query'",
    "import { createRoot } from 'react-dom/client'",
    ...(chains.length > 0 ? [`import { ${chains.toSorted().join(', ')} } from 'viem/chains'`] : []),
    "import { WagmiProvider } from 'wagmi'",
    "import { injected } from 'wagmi/connectors/injected'",
    '',
    `const config = createConnectConfig({ ${config.join(', ')} })`,
    'const queryClient = createConnectQueryClient()',
    ...(hasSignIn ? ['const authentication = createServiceAuthentication()'] : []),
    ...(hasFewWallets
      ? ["const wallets = [{ name: 'recommended', wallets: [metaMask, rabby, rainbow] }] as const"]
      : []),
    '',
    "const root = document.getElementById('root')",
    'if (root)',
    '  createRoot(root).render(',
    '    <WagmiProvider config={config}>',
    '      <QueryClientProvider client={queryClient}>',
    ...open('        ', 'ConnectProvider', listProviderProps(options), '>'),
    ...open('          ', 'ConnectButton', listButtonProps(options), ' />'),
    '        </ConnectProvider>',
    '      </QueryClientProvider>',
    '    </WagmiProvider>,',
    '  )',
    '',
  ].join('\n')
}

/** On one line if it fits. */
function open(indent: string, name: string, props: readonly string[], end: string): string[] {
  const line = `${indent}<${[name, ...props].join(' ')}${end}`
  if (line.length <= 120) return [line]
  return [`${indent}<${name}`, ...props.map((prop) => `${indent}  ${prop}`), `${indent}${end.trim()}`]
}

function listProviderProps(options: Options): string[] {
  const { layout, locale, prefetch, signIn, wallets } = options
  const theme = listTheme(options)
  return [
    'appName="My app"',
    ...(signIn === 'none' ? [] : ['authentication={authentication}']),
    ...(isChanged('layout', layout) ? [`layout="${layout}"`] : []),
    ...(isChanged('locale', locale) ? [`locale="${locale}"`] : []),
    ...(isChanged('prefetch', prefetch) ? [`prefetch="${prefetch}"`] : []),
    ...(signIn === 'offered' ? ['signIn="offered"'] : []),
    ...toThemeLines(theme),
    ...(isChanged('wallets', wallets) ? ['wallets={wallets}'] : []),
  ]
}

/** On lines of their own if they are many: such an element is on several lines anyway. */
function toThemeLines(theme: readonly string[]): string[] {
  const line = `theme={{ ${theme.join(', ')} }}`
  if (line.length > 80) return ['theme={{', ...theme.map((entry) => `  ${entry},`), '}}']
  return theme.length > 0 ? [line] : []
}

function listTheme(options: Options): string[] {
  return [
    ...Object.entries(accents[options.accent]).map(([name, value]) => `${name}: '${value}'`),
    ...themeNames.flatMap((name) => (isChanged(name, options[name]) ? [`${name}: '${options[name]}'`] : [])),
  ]
}

function listButtonProps({ account, balance, network }: Options): string[] {
  return [
    ...(isChanged('account', account) ? [`account="${account}"`] : []),
    ...(isChanged('network', network) ? [`network="${network}"`] : []),
    ...(balance === 'shown' ? ['showBalance'] : []),
  ]
}

function isChanged<name extends OptionName>(name: name, value: Options[name]): boolean {
  return defaults[name] !== value
}
