import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type UserConfig } from 'vite'
import { compileMessages } from './compileMessages.ts'
import { groupByPage } from './groupByPage.ts'
import { listScreenFiles } from './listScreenFiles.ts'

/** The gateway behind the development server's proxy: page and API share one origin. */
const gateway = process.env.COUNTERSIGN_DEV_GATEWAY ?? 'http://127.0.0.1:8000'
const served = ['/v1', '/v2', '/clear-signing', '/config.json', '/health', '/ready']

/** zod's classic schemas import their JSON Schema converter, which no page calls. */
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

/** Style sheets of lazy chunks load in any order, and the first mention of a layer fixes its rank: each names them all. */
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

/** Lists the entry and its static imports as `rel="piece"`: `public/start.js` runs them in order after the first paint. */
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

/** First-page code without imports from the app, and Vite's helper of every import(). */
const kernelFiles = /\/packages\/.*\.ts$|vite\/preload-helper\.js$/

/** First-page code that renders nothing: styles stay in one file. The loaders of messages run before what uses them. */
const groundFiles = /\/apps\/web\/src\/(domain|lib)\/.*\.ts$|virtual:messages\/en$/

/**
 * What an import() requests beside its own file: styles, which nothing else requests, and the large chunks. Small ones
 * are requested by the file that imports them: the first load contains every name in these lists.
 */
const isRequestedEarly = /\.css$|\/(chain|core|list|safe|sending|transaction)-[\w-]{7}\.js$/

/** A test run's NODE_ENV would bundle React's development code. */
function buildForProduction(): Plugin {
  return {
    name: 'build-for-production',
    apply: 'build',
    config() {
      process.env.NODE_ENV = 'production'
    },
  }
}

const shared: UserConfig = {
  resolve: {
    conditions: ['@repo/source', 'module', 'browser', 'development|production'],
    // wagmi pins an older release of the same code.
    dedupe: ['use-sync-external-store'],
  },
  // The worker imports its engine on demand, which only modules can.
  worker: { format: 'es', plugins: () => [leaveOutJsonSchema(), compileMessages()] },
}

/** Our packages have no side effects: unused modules are dropped. */
const treeshake = { moduleSideEffects: [{ test: /\/packages\/(protocol|client|devchain)\//, sideEffects: false }] }

export default defineConfig({
  plugins: [
    buildForProduction(),
    leaveOutJsonSchema(),
    nameLayersFirst(),
    runAfterOpening(),
    compileMessages(),
    groupByPage(() => ({
      ...shared,
      build: { rolldownOptions: { treeshake } },
      configFile: false,
      logLevel: 'silent',
      plugins: [leaveOutJsonSchema(), compileMessages(), react()],
      root: import.meta.dirname,
    })),
    listScreenFiles(),
    react(),
  ],
  ...shared,
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: ['chrome125', 'firefox128', 'safari18'],
    cssTarget: ['chrome125', 'firefox128', 'safari18'],
    // Inlined data: URLs would widen the content security policy.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // The page requests all that the entry imports, beside it: start.js runs them one by one.
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => isRequestedEarly.test(file)),
    },
    reportCompressedSize: false,
    rolldownOptions: {
      treeshake,
      output: {
        // The first load contains the name of every file: a shorter hash saves a third of a kilobyte.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        entryFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: {
          groups: [
            // The first load in six chunks: few compress better, and start.js runs them one per task, in the order of
            // their imports. Schemas take longest and are in two of them.
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
          ],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: Object.fromEntries(served.map((path) => [path, { target: gateway, changeOrigin: false }])),
  },
})
