import { z } from 'zod';

/** More than there are, of longer names than they have. */
const rolesSchema = z.array(z.string().max(255)).max(100);

/** Body of `POST /api/v2/sign_request`: the caller's own session, nothing else. */
export const signRequestBodySchema = z.strictObject({
  groupID: z.int().positive(),
  userID: z.int().positive(),
  userRoles: rolesSchema,
  userGroupRoles: rolesSchema,
});

export const signRequestAnswerSchema = z.object({ signature: z.string().min(1) });

export type SignRequestBody = z.infer<typeof signRequestBodySchema>;
