import { z } from 'zod'
import { defineRoute } from '../http/defineRoute.ts'

export const AppManifestSchema = z.object({
  name: z.string(),
  description: z.string(),
  /** Beside the manifest, where hosts look for it. */
  iconPath: z.string(),
  icons: z.array(z.object({ sizes: z.string(), src: z.string(), type: z.string() })),
  /** Parts of the browser that the app wants of its host; the address book is asked for when it is used. */
  safe_apps_permissions: z.array(z.string()),
})

const manifest: z.infer<typeof AppManifestSchema> = {
  name: 'Countersign',
  description: 'A multisig wallet that a team can run itself and does not have to trust.',
  iconPath: 'icon.svg',
  icons: [{ sizes: 'any', src: 'icon.svg', type: 'image/svg+xml' }],
  safe_apps_permissions: [],
}

/** `GET /manifest.json`: how a multisig host lists the app. Hosts read it from a page of their own, so anyone may. */
export const getAppManifest = defineRoute({
  method: 'get',
  path: '/manifest.json',
  summary: 'The web app as hosts list it.',
  response: AppManifestSchema,
  handle({ c }) {
    c.header('Access-Control-Allow-Origin', '*')
    c.header('Cross-Origin-Resource-Policy', 'cross-origin')
    return manifest
  },
})
