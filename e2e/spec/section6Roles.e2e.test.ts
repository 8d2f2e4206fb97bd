import { demoSafes } from '@countersign/devchain/demo-world'
import { PermissionsRejectedError } from '@countersign/frame'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FrameHost, startFrameHost } from '../support/frameHost.ts'
import { type SharedProductVisitors, setupSharedProduct } from '../support/setupSharedProduct.ts'

const { address } = demoSafes.grants
let host: FrameHost
let product: SharedProductVisitors
beforeAll(async () => {
  product = await setupSharedProduct()
  const { chainUrl, hostPorts, url: appUrl } = product
  host = await startFrameHost({ appUrl, chainUrl, port: hostPorts[1] ?? 0, safe: address })
})
afterAll(async () => {
  await product?.stop()
  await host?.stop()
})

test('6.1 No user roles are shown', async () => {
  // Whoever comes reads everything; what they may sign, the chain decides and not a role.
  const answer = await fetch(new URL('/openapi.json', product.url))
  const { components, paths }: { components?: { securitySchemes?: object }; paths: object } = Object(
    await answer.json(),
  )
  expect(Object.keys(paths).filter((path) => /role|admin/i.test(path))).toEqual([])
  expect(components?.securitySchemes).toBe(undefined)
  const safe = await fetch(new URL(`/v1/chains/31337/safes/${address}`, product.url))
  expect(safe.status).toBe(200)
})

test("6.2 Embedded mode has a wallet-permission request for address book access; rejection returns code 4001 with 'Permissions rejected'", async () => {
  host.safe.mood.addressBook = 'refuse'
  const { page } = await product.visit(host.url)
  const app = page.frameLocator('iframe')
  await app.getByRole('button', { name: 'Import the host’s address book' }).click()
  await app.getByText('Permissions rejected').waitFor()
  expect(host.requested).toContain('wallet_requestPermissions')
  expect(host.requested).not.toContain('requestAddressBook')
  expect(new PermissionsRejectedError()).toMatchObject({ message: 'Permissions rejected', rpcCode: 4001 })

  host.safe.mood.addressBook = 'allow'
  await app.getByRole('button', { name: 'Import the host’s address book' }).click()
  await app.getByRole('button', { name: /^Import \d+ name/ }).waitFor()
  expect(host.requested).toContain('requestAddressBook')
})
