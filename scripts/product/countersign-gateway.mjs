#!/usr/bin/env node
process.setSourceMapsEnabled(true)
// In the package it lies beside `bin`.
await import(new URL('../server/gateway.js', import.meta.url).href)
