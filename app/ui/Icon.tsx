import {
  Bell,
  Building2,
  Calculator,
  Calendar,
  Camera,
  Clock,
  FileText,
  Handshake,
  Heart,
  House,
  Key,
  Leaf,
  Mail,
  MapPin,
  Phone,
  Ruler,
  Search,
  Shield,
  Star,
  User,
  type LucideIcon,
} from 'lucide-react';

/** The icons that editors may choose (schemas/README.md), by lucide's names. */
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

/** An editor's icon; renders nothing for an unknown name. Icons accompany text, so they are hidden from screen readers. */
export function Icon({ name, size = 20 }: { name: string | null; size?: number }) {
  const Drawing = icons[name ?? ''];
  return Drawing ? <Drawing size={size} strokeWidth={1.75} aria-hidden className="shrink-0" /> : null;
}
