/** Disables zod's JIT, which the content security policy would report. zod reads it when loaded: import this first. */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
