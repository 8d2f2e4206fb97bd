#!/usr/bin/env node
/** `countersign` of a release: the service without words, its administration, and the verification commands. */
import { runCommand } from './runCommand.mjs'

await runCommand(process.argv.slice(2))
