import { z } from 'zod';

/*
 * The content security policy forbids compiled checks, and zod tries whether it may at the first schema
 * of an object, which a browser reports as a violation. Imported before the modules that make schemas.
 */
z.config({ jitless: true });
