import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { parseAbi, parseAbiParameters } from 'viem'
import { defineConfig, type Plugin } from 'vite'

/** `COUNTERSIGN_DEV_GATEWAY` points the development server at a running gateway, so that the page stays on one origin. */
const gateway = process.env.COUNTERSIGN_DEV_GATEWAY ?? 'http://127.0.0.1:8000'
const base = '/'
const served = ['/v1', '/v2', '/clear-signing', '/config.json', '/health', '/ready']

/** zod's classic schemas carry their JSON Schema converter with them; a page never calls it. */
function leaveOutJsonSchema(): Plugin {
  const converter = /zod\/v4\/core\/(to-json-schema|json-schema-processors)\.js$/
  return {
    name: 'leave-out-json-schema',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: converter },
      handler(code) {
        const names = [...code.matchAll(/export (?:const|function) (\w+)/g)].map(([, name]) => name)
        return { code: names.map((name) => `export const ${name} = () => undefined`).join('\n'), map: null }
      },
    },
  }
}

const literals = String.raw`((?:\s|,|'[^']*'|//[^\n]*\n)+)`
const abiCall = new RegExp(String.raw`\bparseAbi\(\[${literals}\]\)`, 'g')
const parametersCall = new RegExp(String.raw`\bparseAbiParameters\(${literals}\)`, 'g')

/**
 * Interfaces are written as people read them. Reading them again in every page and worker takes a phone longer than
 * most of what follows: the build does it once.
 */
function parseAbisOnce(): Plugin {
  const list = (text: string) =>
    [...text.replaceAll(/\/\/[^\n]*\n/g, '').matchAll(/'([^']*)'/g)].map(([, item = '']) => item)
  return {
    name: 'parse-abis-once',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { code: /parseAbi/, id: /\/(packages\/protocol|apps\/web)\/src\/.*\.tsx?$/ },
      handler: (code) => ({
        code: code
          .replaceAll(abiCall, (_, text: string) => JSON.stringify(parseAbi(list(text))))
          .replaceAll(parametersCall, (_, text: string) => JSON.stringify(parseAbiParameters(list(text)))),
        map: null,
      }),
    },
  }
}

/**
 * Files of lazy parts can arrive in any order, and the first mention of a layer fixes its place: every file begins
 * with the whole order.
 */
function nameLayersFirst(): Plugin {
  return {
    name: 'name-layers-first',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'asset' && file.fileName.endsWith('.css'))
          file.source = `@layer tokens,base,ui,countersign-connect,app;${String(file.source)}`
    },
  }
}

/**
 * The page only names its own script and what that stands on; `public/start.js` fetches and runs them, in this order,
 * after the first drawing. The second screen has no opening, and runs as it is.
 */
function runAfterOpening(): Plugin {
  const entry = /[ \t]*<script type="module" crossorigin src="([^"]+)"><\/script>\n/
  return {
    name: 'run-after-opening',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { path }) {
        if (path !== '/index.html') return html
        const [, file] = entry.exec(html) ?? []
        if (file === undefined) throw new Error('index.html has no script.')
        return html
          .replace(entry, '')
          .replaceAll('rel="modulepreload"', 'rel="piece"')
          .replace('</head>', `  <link rel="piece" crossorigin href="${file}">\n  </head>`)
      },
    },
  }
}

const preloadHelper = /^\0vite\/preload-helper\.js$/

/**
 * Vite's own helper around import() asks for a part's files as modules, and some browsers never ask again for one that
 * did not arrive: ours fetches them first. It must know all of them, the part's own too (`resolveDependencies` below).
 */
function fetchBeforeImport(): Plugin {
  const file = fileURLToPath(new URL('src/lib/loadPart.ts', import.meta.url))
  return {
    name: 'fetch-before-import',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: preloadHelper },
      handler: () =>
        `import { loadPart } from ${JSON.stringify(file)}
        export const __vitePreload = (load, files = []) =>
          loadPart({ files: files.map((file) => ${JSON.stringify(base)} + file), load })`,
    },
  }
}

/** Cut as finely as they are shared, these would make thirty to fifty files of every page of a Safe. */
const safeFiles =
  /\/(apps\/web\/src\/(domain|features|lib|routes|ui)|packages\/(client|protocol)\/src|node_modules\/(virtua|@tanstack))\//

/** What strip and command menu need, which stand on the first page too. */
const shellFiles = /\/apps\/web\/src\/(ui\/Dialog|domain\/checks\/useReportChecks)\./

/** Long lists, which no page draws that decides something. */
const listFiles = /\/(apps\/web\/src\/ui\/LongList\.|node_modules\/virtua\/)/

/** What looks for reasons to hesitate: five small files, each of which some other page needs too. */
const cautionFiles =
  /\/(apps\/web\/src\/(domain\/(balances\/multiTokenQuery|effect\/checkToken)|features\/review\/listWarnings)|packages\/protocol\/src\/verify\/check(Recipient|TokenName))\.ts$/

/** Of the first page, what needs nothing of the app's: with it, what every import() passes. */
const kernelFiles =
  /\/packages\/.*\.ts$|\/apps\/web\/src\/lib\/(createScheduler|loadPart|nextTask)\.ts$|vite\/preload-helper\.js$/

/** What the app's own parts stand on and draws nothing: styles are of one file. */
const groundFiles = /\/apps\/web\/src\/(domain|lib)\/.*\.ts$/

const viemFiles = /\/node_modules\/(viem|@noble|abitype|ox)\//

/** What is built is the product, also when a test run builds it: its NODE_ENV would put React's development code in. */
function buildForProduction(): Plugin {
  return {
    name: 'build-for-production',
    apply: 'build',
    config() {
      process.env.NODE_ENV = 'production'
    },
  }
}

export default defineConfig({
  base,
  plugins: [
    buildForProduction(),
    fetchBeforeImport(),
    leaveOutJsonSchema(),
    parseAbisOnce(),
    nameLayersFirst(),
    runAfterOpening(),
    react(),
  ],
  resolve: { conditions: ['@repo/source', 'module', 'browser', 'development|production'] },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: ['chrome125', 'firefox128', 'safari18'],
    cssTarget: ['chrome125', 'firefox128', 'safari18'],
    // Inlined data: URLs would widen the content security policy.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, others, { hostType }) =>
        hostType === 'html' || others.includes(file) ? others : [file, ...others],
    },
    reportCompressedSize: false,
    rolldownOptions: {
      // Our packages only define things: what a page does not use of them is not loaded with it.
      treeshake: { moduleSideEffects: [{ test: /\/packages\/(protocol|client|devchain)\//, sideEffects: false }] },
      output: {
        // The first page carries the names of all files: two letters of each are a third of a kilobyte.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        entryFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: {
          groups: [
            // The first page needs all of it, and few pieces compress better than many. Six: start.js runs one after the
            // other, from the ground up, and a phone can answer in between. Schemas take longest, and are in two of them.
            {
              includeDependenciesRecursively: false,
              name: 'react',
              priority: 5,
              tags: ['$initial'],
              test: /\/node_modules\/(react|react-dom|scheduler)\//,
            },
            {
              includeDependenciesRecursively: false,
              name: 'kit',
              priority: 4,
              tags: ['$initial'],
              test: /\/node_modules\//,
            },
            {
              includeDependenciesRecursively: false,
              name: 'root',
              priority: 6,
              tags: ['$initial'],
              test: /\/apps\/web\/src\/lib\/createPageRoot\.ts$/,
            },
            {
              includeDependenciesRecursively: false,
              name: 'config',
              priority: 7,
              tags: ['$initial'],
              test: /\/packages\/protocol\/src\/config\//,
            },
            {
              includeDependenciesRecursively: false,
              name: 'kernel',
              priority: 3,
              tags: ['$initial'],
              test: kernelFiles,
            },
            {
              includeDependenciesRecursively: false,
              name: 'ground',
              priority: 2,
              tags: ['$initial'],
              test: groundFiles,
            },
            { name: 'base', priority: 1, tags: ['$initial'] },
            // What many parts need of viem, by itself: the dialog must not wait for the pages' code. As forty files of
            // their own, their names alone would weigh a kilobyte of the first load.
            { includeDependenciesRecursively: false, minShareCount: 6, name: 'chain', test: viemFiles },
            // Of what they share, the part that every page draws with: the first one loads it without the rest.
            { includeDependenciesRecursively: false, name: 'shell', priority: 1, test: shellFiles },
            // Seven pages draw with it, and a transaction's, which is the heaviest, does not.
            { includeDependenciesRecursively: false, name: 'list', priority: 1, test: listFiles },
            { includeDependenciesRecursively: false, name: 'cautions', priority: 1, test: cautionFiles },
            // What at least six pages of a Safe share: with all that four share, most of them were above 320 kB; with
            // eight, the names of the files that are left took the first load above its own limit.
            { includeDependenciesRecursively: false, minShareCount: 6, name: 'safe', test: safeFiles },
          ],
        },
      },
    },
  },
  // The worker loads its engine on use, which only modules can.
  worker: { format: 'es', plugins: () => [leaveOutJsonSchema(), parseAbisOnce()] },
  server: {
    host: '127.0.0.1',
    proxy: Object.fromEntries(served.map((path) => [path, { target: gateway, changeOrigin: false }])),
  },
})
