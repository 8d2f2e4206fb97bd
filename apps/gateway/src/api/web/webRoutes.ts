import { WebConfigSchema } from '@countersign/protocol/config'
import { z } from 'zod'
import { defineRoute } from '../http/defineRoute.ts'

/** Settings of the web app; independent of the request. */
export const getWebConfig = defineRoute({
  method: 'get',
  path: '/config.json',
  summary: 'Get web app configuration',
  response: WebConfigSchema,
  handle: (_input, { webConfig }) => webConfig,
})

export const AppManifestSchema = z.object({
  name: z.string(),
  description: z.string(),
  /** Relative to the manifest. */
  iconPath: z.string(),
  icons: z.array(z.object({ sizes: z.string(), src: z.string(), type: z.string() })),
  /** Browser features requested from the host; the address book is requested on use. */
  safe_apps_permissions: z.array(z.string()),
})

const manifest: z.infer<typeof AppManifestSchema> = {
  name: 'Countersign',
  description: 'A multisig wallet that a team can run itself and does not have to trust.',
  iconPath: 'icon.svg',
  icons: [{ sizes: 'any', src: 'icon.svg', type: 'image/svg+xml' }],
  safe_apps_permissions: [],
}

/** The Safe App manifest; hosts fetch it cross-origin. */
export const getAppManifest = defineRoute({
  method: 'get',
  path: '/manifest.json',
  summary: 'Get the Safe App manifest',
  response: AppManifestSchema,
  handle({ c }) {
    c.header('Access-Control-Allow-Origin', '*')
    c.header('Cross-Origin-Resource-Policy', 'cross-origin')
    return manifest
  },
})
