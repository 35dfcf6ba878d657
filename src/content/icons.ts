/** Signs that a record may ask for; the Icon component draws them. */
export type IconName = 'core' | 'bus' | 'ai' | 'cx' | 'office' | 'people';
