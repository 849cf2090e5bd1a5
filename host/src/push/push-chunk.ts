export { turnPushOff, turnPushOn } from './push';
export { PushSwitch } from './push-switch';
