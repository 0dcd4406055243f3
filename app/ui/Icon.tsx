import type { LucideIcon } from 'lucide-react';
import Bell from 'lucide-react/icons/bell';
import Building2 from 'lucide-react/icons/building-complex';
import Calculator from 'lucide-react/icons/calculator';
import Calendar from 'lucide-react/icons/calendar';
import Camera from 'lucide-react/icons/camera';
import Clock from 'lucide-react/icons/clock';
import FileText from 'lucide-react/icons/file-text';
import Handshake from 'lucide-react/icons/handshake';
import Heart from 'lucide-react/icons/heart';
import House from 'lucide-react/icons/house';
import Key from 'lucide-react/icons/key';
import Leaf from 'lucide-react/icons/leaf';
import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import Phone from 'lucide-react/icons/phone';
import Ruler from 'lucide-react/icons/ruler';
import Search from 'lucide-react/icons/search';
import Shield from 'lucide-react/icons/shield';
import Star from 'lucide-react/icons/star';
import User from 'lucide-react/icons/user';

/** The icons that editors can choose (schemas/README.md), by their lucide names. */
const icons: Record<string, LucideIcon> = {
  phone: Phone,
  mail: Mail,
  'map-pin': MapPin,
  calendar: Calendar,
  user: User,
  key: Key,
  house: House,
  building: Building2,
  search: Search,
  heart: Heart,
  calculator: Calculator,
  handshake: Handshake,
  camera: Camera,
  ruler: Ruler,
  'file-text': FileText,
  clock: Clock,
  shield: Shield,
  star: Star,
  bell: Bell,
  leaf: Leaf,
};

/** An editor's icon; nothing for an unknown name. Icons accompany text, so they are hidden from screen readers. */
export function Icon({ name, size = 20 }: { name: string | null; size?: number }) {
  // Stored content may hold any name, also one that every object has.
  const Drawing = name !== null && Object.hasOwn(icons, name) ? icons[name] : undefined;
  return Drawing ? <Drawing size={size} strokeWidth={1.75} aria-hidden className="shrink-0" /> : null;
}
