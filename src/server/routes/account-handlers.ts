import { type accountCalls } from '#contract/calls/account-calls.ts';
import { refuse } from '../refuse.ts';
import { type Services } from '../usecases/services.ts';
import { type Handlers } from './register-calls.ts';
import { staff } from './session-handlers.ts';

export function accountHandlers({ users, factor, sessions }: Services): Handlers<keyof typeof accountCalls> {
  return {
    async factor({ who }) {
      const { name, group } = staff(who);
      const { isOn, isDemanded, recoveryCodesLeft } = await factor.stateOf(name, group);
      return { IsOn: isOn, IsDemanded: isDemanded, RecoveryCodesLeft: recoveryCodesLeft };
    },
    async beginFactor({ body, who }) {
      const { name, session } = staff(who);
      await users.confirmPassword({ name, password: body.Password, session });
      const { secret, address } = await factor.begin(name);
      return { Secret: secret, Address: address };
    },
    async confirmFactor({ body, who }) {
      const { name, session } = staff(who);
      const RecoveryCodes = await users.guarded({ name, session }, () => factor.confirm(name, body.Code));
      if (RecoveryCodes === undefined) throw refuse('code-wrong', {});
      // They were opened with the password alone.
      await sessions.endOthersOf(name, session);
      return { RecoveryCodes: [...RecoveryCodes] };
    },
    async renewRecoveryCodes({ body, who }) {
      await confirmBoth(staff(who), body);
      return { RecoveryCodes: [...(await factor.renewCodes(staff(who).name))] };
    },
    async removeFactor({ body, who }) {
      await confirmBoth(staff(who), body);
      await factor.remove(staff(who).name);
      return { Done: true };
    },
    async readRules() {
      return { SecondFactor: await factor.demand() };
    },
    async setRules({ body }) {
      await factor.setDemand(body.SecondFactor);
      return { Done: true };
    },
  };

  /** @throws Refusal `wrong-credentials` unless password and code are right */
  async function confirmBoth(
    { name, session }: ReturnType<typeof staff>,
    given: { readonly Password: string; readonly Code: string },
  ): Promise<void> {
    await users.confirmPassword({ name, password: given.Password, session });
    const isRight = await users.guarded({ name, session }, async () =>
      (await factor.use(name, given.Code)) ? true : undefined,
    );
    if (isRight === undefined) throw refuse('code-wrong', {});
  }
}
