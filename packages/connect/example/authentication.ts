import { createServiceAuthentication } from '../src/exports/index.ts'

/** Made once: a new adapter on every render would sign in again. */
export const authentication = createServiceAuthentication()
